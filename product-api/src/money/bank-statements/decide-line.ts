import type {
  JoinedLines,
  JoinLine,
  JoinLines,
  SettleLine,
  TakeLineBack,
} from '@bieznik/contract/money/bank-statement'
import type { Grosze } from '@bieznik/contract/money/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { inWarsaw } from '../../platform/db/warsaw-day.ts'
import { bankLineEvents, bankStatementLines } from '../../platform/db/schema/bank-statements.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { oneByOne } from '../../platform/http/one-by-one.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import { lockOrder } from '../../selling/orders/move-order.ts'
import { keepPaid } from '../payments/keep-paid.ts'
import { nextState } from '../payments/payment-state.ts'
import { buyerOf, queueMail } from '../../platform/mail/queue-mail.ts'
import { leftOf, listJoined } from './joined.queries.ts'
import { getOrderSum } from './order-sums.queries.ts'
import { listReversedOn, settleReversalOf } from './reversals.queries.ts'

type Deps = { db: Database; logger: Pick<FastifyBaseLogger, 'info' | 'error'> }
/** `who`: uid of the member of staff. */
type Decision<What> = What & { lineId: number; who: string }

/** No other transaction decides on the line until this one ends. Throws not_found. */
async function lockLine(tx: Transaction, id: number) {
  const [line] = await tx.select().from(bankStatementLines).where(eq(bankStatementLines.id, id)).for('update')
  if (!line) throw notFound('bank line')
  const joined = await listJoined(tx, [id])
  const isReversed = (await listReversedOn(tx, [id])).has(id)
  return { ...line, left: leftOf(line, joined), joined, isReversed }
}

const note = (tx: Transaction, event: typeof bankLineEvents.$inferInsert) =>
  tx.insert(bankLineEvents).values(event)

async function setSettled(tx: Transaction, id: number, isSettled: boolean): Promise<void> {
  const settledAt = isSettled ? sql`now()` : null
  await tx.update(bankStatementLines).set({ settledAt }).where(eq(bankStatementLines.id, id))
}

/** A payment of the order like any other: what is paid, due and overpaid follows from it. */
async function insertPayment(
  tx: Transaction,
  { id, bookedOn }: { id: number; bookedOn: string },
  { orderId, amount }: { orderId: number; amount: Grosze },
): Promise<string> {
  const [buyer] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))
  if (!buyer) throw notFound('order')
  const [written] = await tx
    .insert(payments)
    .values({
      ...buyer,
      provider: 'transfer',
      idempotencyKey: `bank-line:${id}:${orderId}`,
      captureId: `${bookedOn}/${id}`,
      state: nextState('created', 'captured'),
      amount,
      orderId,
      statementLineId: id,
      // The bank says the day and no time.
      capturedAt: inWarsaw(sql`(${bookedOn}::date + time '12:00')`),
    })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  requireSeen(written !== undefined, 'This line pays this order already.')
  return written.id
}

/** Seconds in which a payment can be taken back before the buyer gets its confirmation. */
const MAIL_AFTER_S = 600

/** Deletes the payment of a line; its confirmation is obsolete when it is not sent yet. Throws status_not_allowed. */
async function deletePayment(tx: Transaction, lineId: number, orderId: number): Promise<void> {
  const isOfLine = and(eq(payments.statementLineId, lineId), eq(payments.orderId, orderId))
  const ids = tx.select({ id: payments.id }).from(payments).where(isOfLine)
  if ((await tx.$count(refunds, inArray(refunds.paymentId, ids))) > 0)
    throw new ProblemError('status_not_allowed', 'Money of this payment is on its way back to the payer.')
  await tx.delete(payments).where(and(isOfLine, eq(payments.state, 'captured')))
}

/**
 * A person says that the line pays an order, or a part of it does. Refused when the line or the order is not as that person saw it.
 * Throws a ProblemError: not_found, invalid_request for an amount that is not left, or changed_meanwhile.
 */
export async function joinLine({ db, logger }: Deps, decision: Decision<JoinLine>): Promise<void> {
  const { lineId, orderId, amount, seen, who } = decision
  await db.transaction(async (tx) => {
    const line = await lockLine(tx, lineId)
    requireSeen(line.settledAt === null && !line.isReversed, 'This line is settled.')
    const { status } = await lockOrder(tx, orderId)
    const order = await getOrderSum(tx, orderId)
    requireSeen(!seen || (seen.status === status && seen.due === order?.due), 'The order has changed.')
    if (amount < 1 || amount > line.left)
      throw new ProblemError('invalid_request', 'That much is not left of this line.', {
        fields: [{ path: 'amount', message: 'more than is left' }],
      })
    const paymentId = await insertPayment(tx, line, { orderId, amount })
    await keepPaid(tx, orderId)
    const about = { orderId, paymentId }
    await queueMail(tx, 'payment_received', about, await buyerOf(tx, orderId), MAIL_AFTER_S)
    await note(tx, { lineId, event: 'joined', orderId, amount, who })
    if (amount === line.left) await setSettled(tx, lineId, true)
  })
  logger.info({ line: lineId, orderId, amount }, 'bank statement: a line pays an order')
}

/** Each join by itself, in the order in which they stand. One that fails leaves its line waiting. */
export async function joinLines(deps: Deps, { joins }: JoinLines, who: string): Promise<JoinedLines> {
  const { done, refused } = await oneByOne(joins, (join) => joinLine(deps, { ...join, who }), {
    log: deps.logger,
    message: 'bank statement: one of many lines could not be joined',
  })
  return { joined: done.length, refused: refused.length }
}

/**
 * The line does not pay the order after all, and waits for a person again unless the bank took it back. Money that went back stays. Throws a ProblemError: not_found, or
 * status_not_allowed for what was sent back, or is on its way.
 */
export async function takeLineBack({ db, logger }: Deps, decision: Decision<TakeLineBack>): Promise<void> {
  const { lineId, orderId, who } = decision
  await db.transaction(async (tx) => {
    const line = await lockLine(tx, lineId)
    await lockOrder(tx, orderId)
    const part = line.joined.find((each) => each.orderId === orderId)
    if (!part) throw notFound('payment')
    if (part.isRefunded) throw new ProblemError('status_not_allowed', 'The money went back to the payer.')
    await deletePayment(tx, lineId, orderId)
    await keepPaid(tx, orderId)
    await note(tx, { lineId, event: 'taken_back', orderId, amount: part.amount, who })
    await setSettled(tx, lineId, line.isReversed)
    if (line.isReversed && line.joined.length === 1) await settleReversalOf(tx, lineId)
  })
  logger.info({ line: lineId, orderId }, 'bank statement: a line was taken back from an order')
}

/** What is left of the line is for no order. Throws a ProblemError: not_found or changed_meanwhile. */
export async function settleLine({ db }: Deps, { lineId, as: event, note: text, who }: Decision<SettleLine>) {
  await db.transaction(async (tx) => {
    const line = await lockLine(tx, lineId)
    requireSeen(line.settledAt === null, 'This line is settled.')
    await note(tx, { lineId, event, amount: line.left, note: text, who })
    await setSettled(tx, lineId, true)
  })
}

/**
 * The line waits for a person again. Throws a ProblemError: not_found, or status_not_allowed when nothing of it is left, or the bank took
 * it back.
 */
export async function reopenLine(
  { db }: Deps,
  { lineId, who }: { lineId: number; who: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const line = await lockLine(tx, lineId)
    if (line.settledAt === null) return
    if (line.isReversed) throw new ProblemError('status_not_allowed', 'The bank took this money back.')
    if (line.left === 0) throw new ProblemError('status_not_allowed', 'All of this line pays orders.')
    await note(tx, { lineId, event: 'reopened', who })
    await setSettled(tx, lineId, false)
  })
}
