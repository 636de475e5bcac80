import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { SHOP_ITSELF } from '@bieznik/contract/people/uid'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Transaction } from '../../../platform/db/client.ts'
import { orders } from '../../../platform/db/schema/orders.ts'
import { payments } from '../../../platform/db/schema/payments.ts'
import { lockOrder, moveOrder } from '../../../selling/orders/move-order.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { lockUnlocked } from '../../../platform/jobs/leased-queue.ts'
import { startPeriodicJob, type PeriodicJob } from '../../../platform/jobs/periodic-job.ts'
import type { StockKeeper } from '../../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../../platform/storefront/revalidate.ts'
import { paidUntilOf, type PaymentTerms } from '../payment-terms.ts'
import { isOver, isUnpaid, REMINDER_DAYS } from './unpaid-orders.queries.ts'

const POLL_MS = 10 * 60_000
/** Orders in one run; the rest have theirs in the next. */
const AT_ONCE = 100

type Deps = {
  db: Database
  stock: StockKeeper
  storefront: Pick<StorefrontNotifier, 'changed'>
  terms: PaymentTerms
  logger: Pick<Logger, 'error' | 'info'>
}

/** Unpaid orders without a last day for paying get one: those from before there were any, and those that wait again. */
async function setDeadlines({ db, terms }: Deps, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ paidUntil: paidUntilOf(now, terms) })
    .where(and(isUnpaid, isNull(orders.paidUntil)))
}

/** Queues one mail for each order whose last day is near, or over, in the transaction that notes it. Returns how many. */
async function remindBuyers({ db }: Deps, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const isNearlyOver = lte(orders.paidUntil, addDays(dayInWarsaw(now), REMINDER_DAYS))
    const due = await lockUnlocked(
      tx,
      { id: orders.id, recipient: orders.email, language: orders.language },
      {
        table: orders,
        where: and(isUnpaid, isNull(orders.paymentRemindedAt), isNearlyOver),
        orderBy: [orders.id],
        most: AT_ONCE,
      },
    )
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx.update(orders).set({ paymentRemindedAt: now }).where(inArray(orders.id, ids))
    for (const { id: orderId, ...buyer } of due)
      await queueMail(tx, 'payment_reminder', { orderId, status: 'Pending' }, buyer)
    return due.length
  })
}

/** A payment that comes for the order at this moment waits, or was first: then the order is not over any more. */
async function isStillOver(
  tx: Transaction,
  id: number,
  when: { now: Date; graceDays: number },
): Promise<boolean> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, id)).for('update')
  const [over] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), isOver(tx, when)))
  return over !== undefined
}

/** Returns the cache tags of what changed; null: the order is left as it is. */
async function cancelOrder({ db, stock, terms }: Deps, orderId: number, now: Date): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    const { status: from, email: recipient, language } = await lockOrder(tx, orderId)
    if (!(await isStillOver(tx, orderId, { now, graceDays: terms.graceDays }))) return null
    const move = { orderId, from, to: 'Canceled', deliveredAt: null, who: SHOP_ITSELF } as const
    const { changedTags } = await moveOrder(tx, stock, move)
    await queueMail(tx, 'unpaid_canceled', { orderId, status: 'Canceled' }, { recipient, language })
    return changedTags
  })
}

/** Each order in a transaction of its own: one that fails holds no other back, and is tried again. Returns how many were canceled. */
async function cancelUnpaid(deps: Deps, now: Date, end: AbortSignal): Promise<number> {
  const { db, terms, storefront, logger } = deps
  const over = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOver(db, { now, graceDays: terms.graceDays }))
    .orderBy(asc(orders.paidUntil))
    .limit(AT_ONCE)
  let canceled = 0
  for (const { id } of over) {
    if (end.aborted) break
    try {
      const changedTags = await cancelOrder(deps, id, now)
      if (!changedTags) continue
      storefront.changed(changedTags)
      logger.info({ orderId: id }, 'payments: an unpaid order was canceled')
      canceled += 1
    } catch (error) {
      logger.error({ err: error, orderId: id }, 'payments: an unpaid order could not be canceled')
    }
  }
  return canceled
}

/** Gives unpaid orders their last day, reminds their buyers, and cancels what is not paid in time. */
export async function watchUnpaid(
  deps: Deps,
  now: Date,
  end = new AbortController().signal,
): Promise<{ reminded: number; canceled: number }> {
  await setDeadlines(deps, now)
  const reminded = await remindBuyers(deps, now)
  return { reminded, canceled: await cancelUnpaid(deps, now, end) }
}

/** Any number of processes may do so over one database. */
export function startWatchingUnpaid({ mailQueued, ...deps }: Deps & { mailQueued: () => void }): PeriodicJob {
  return startPeriodicJob({
    name: 'payments: unpaid orders',
    everyMs: POLL_MS,
    logger: deps.logger,
    run: async (end) => {
      const { reminded, canceled } = await watchUnpaid(deps, new Date(), end)
      if (reminded + canceled > 0) mailQueued()
    },
  })
}
