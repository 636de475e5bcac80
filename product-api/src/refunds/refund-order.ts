import { addMoney, multiplyMoney, type Grosze } from '@bieznik/contract/money'
import type { RefundOrder } from '@bieznik/contract/refund'
import type { OrderDetail } from '@bieznik/contract/order'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { lockWholeOrder } from '../corrections/correct-order.ts'
import { refunds } from '../db/schema/corrections.ts'
import { orderWorkLog } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PaymentDeps } from '../payments/apply-outcome.ts'
import { requireProvider } from '../payments/payment-provider.ts'
import { firstLookAt } from '../payments/reconcile-queue.queries.ts'
import { allocate, type Part } from './allocate.ts'
import { askForRefund } from './ask-for-refund.ts'
import { requireOfOrder } from './belongs-to-order.ts'
import { queueRefundMail } from './queue-refund-mail.ts'
import { getOrderReturns } from './refunds.queries.ts'

type RefundRow = typeof refunds.$inferSelect
type Request = RefundOrder & { orderId: number; key: string; who: string }

const refused = (path: string, message: string) =>
  new ProblemError('invalid_request', 'So much cannot be sent back.', { fields: [{ path, message }] })

const inPln = (amount: Grosze) => `${(amount / 100).toFixed(2)} PLN`

function amountOf({ what }: Request, { orderItems }: OrderDetail, refundable: Grosze): Grosze {
  switch (what.kind) {
    case 'all':
      return refundable
    case 'amount':
      return what.amount
    case 'lines':
      return addMoney(
        ...what.lines.map(({ itemId, pieces }, index) => {
          const item = orderItems.find(({ id }) => id === itemId)
          if (!item || pieces > item.quantity) throw refused(`what.lines.${index}.pieces`, 'not so many')
          return multiplyMoney(item.price, pieces)
        }),
      )
  }
}

/** What the key stands for already. Throws idempotency_key_reused for another request. */
async function listEarlier(tx: Transaction, { orderId, key, reason, what }: Request): Promise<RefundRow[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)))
  const isSame = rows.every((row) => row.reason === reason)
  const isSameAmount = what.kind !== 'amount' || addMoney(...rows.map(({ amount }) => amount)) === what.amount
  if (rows.length > 0 && !(isSame && isSameAmount))
    throw new ProblemError('idempotency_key_reused', 'This key was used for another refund.')
  return rows
}

/** The order's captured payments of which no refund as a whole was asked for, oldest first, locked until the transaction ends. */
async function lockSources(tx: Transaction, orderId: number) {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'captured'), isNull(payments.refundAskedAt)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .for('update')
}

/** Takes a part off its payment. */
async function takePart(tx: Transaction, { paymentId, amount, usdCents }: Part): Promise<void> {
  await tx
    .update(payments)
    .set({
      refundedAmount: sql`${payments.refundedAmount} + ${amount}`,
      refundedUsdCents: sql`${payments.refundedUsdCents} + ${usdCents ?? 0}`,
    })
    .where(eq(payments.id, paymentId))
}

/** Throws invalid_request, or payment_method_unavailable while the provider of one of the payments is not configured. */
async function takeParts(
  tx: Transaction,
  { providers }: PaymentDeps,
  { orderId, amount }: { orderId: number; amount: Grosze },
): Promise<Part[]> {
  const sources = await lockSources(tx, orderId)
  for (const { provider } of sources) requireProvider(providers, provider)
  const parts = allocate(sources, amount)
  if (!parts) throw refused('what', 'not so much came in')
  if (parts.some(({ usdCents }) => usdCents !== null && usdCents < 1))
    throw refused('what', 'less than one cent')
  for (const part of parts) await takePart(tx, part)
  return parts
}

/** Writes down what goes back, under the lock of the order; nothing is asked of a provider yet. */
async function claimRefunds(tx: Transaction, deps: PaymentDeps, request: Request): Promise<RefundRow[]> {
  const { orderId, key, reason, who, withdrawalId, seen } = request
  const { detail } = await lockWholeOrder(tx, orderId)
  const earlier = await listEarlier(tx, request)
  if (earlier.length > 0) return earlier
  await requireOfOrder(tx, orderId, { withdrawalId })
  const { refundable, refunded, way } = await getOrderReturns(tx, detail)
  if (refunded !== seen)
    throw new ProblemError('changed_meanwhile', 'Something was sent back meanwhile.', {
      fields: [{ path: 'seen', message: `now ${inPln(refunded)}` }],
    })
  const amount = amountOf(request, detail, refundable)
  if (amount <= 0 || amount > refundable) throw refused('what', `at most ${inPln(refundable)}`)
  const common = { orderId, key, reason, withdrawalId, askedBy: who }
  const byHand = { ...common, amount, state: 'done' as const, endedAt: sql`now()` }
  const values =
    way === 'by_hand'
      ? [byHand]
      : (await takeParts(tx, deps, { orderId, amount })).map((part) => ({
          ...common,
          ...part,
          nextLookAt: firstLookAt(),
        }))
  const made = await tx.insert(refunds).values(values).returning()
  for (const { id: refundId, state } of made)
    if (state === 'done') await queueRefundMail(tx, { orderId, refundId })
  const detailText = `${inPln(amount)}: ${reason}`
  await tx.insert(orderWorkLog).values({ orderId, kind: 'refund_asked', detail: detailText, doneBy: who })
  return made
}

/**
 * Sends money of an order back to the way it was paid: all, the price of pieces of lines, or an amount. It is written down before the
 * provider is asked; a repeat with the same key sends nothing twice, and what a provider that is away did not hear is asked for again.
 * Throws a ProblemError: not_found, changed_meanwhile, invalid_request, idempotency_key_reused or upstream_failed.
 */
export async function refundOrder(deps: PaymentDeps, request: Request): Promise<void> {
  const made = await deps.db.transaction((tx) => claimRefunds(tx, deps, request))
  const open = made.filter(({ state, paymentId }) => state === 'asked' && paymentId !== null)
  const failures: unknown[] = []
  for (const refund of open) await askForRefund(deps, refund).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
