import type { Grosze } from '@bieznik/contract/money/money'
import type { PaymentState } from '@bieznik/contract/money/payment'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { keepPaid, lockPayment } from './keep-paid.ts'
import type { PaymentProviders, Verdict } from './payment-provider.ts'
import { hasMoved, nextState, type Fact } from './payment-state.ts'
import type { PaymentRow } from './payments.queries.ts'
import { buyerOf, queueMail } from '../../platform/mail/queue-mail.ts'

export type PaymentDeps = {
  db: Database
  stock: StockKeeper
  providers: PaymentProviders
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

type Settlement = {
  fact: Fact
  captureId?: string | null
  /** What came in, where it is not what was asked for. */
  received?: Grosze | undefined
  /** uid of the member of staff who sent the money back. */
  refundedBy?: string
  /** The try that was refused. */
  attempt?: number
}

/** What came in where it is not what was asked for; null: it came as it was asked for. */
const receivedOf = (
  { state, amount }: PaymentRow,
  { fact, received }: Pick<Settlement, 'fact' | 'received'>,
) => (fact === 'mismatch' && !hasMoved(state) ? (received ?? amount) : null)

function changesOf(row: PaymentRow, { fact, captureId, received, refundedBy, attempt }: Settlement) {
  const state = nextState(row.state, fact)
  const isOver = hasMoved(state) || fact === 'expired'
  return {
    state,
    captureId: row.captureId ?? captureId ?? null,
    receivedAmount: row.receivedAmount ?? receivedOf(row, { fact, received }),
    capturedAt: row.capturedAt ?? (hasMoved(state) ? sql`now()` : null),
    refundedAt: row.refundedAt ?? (state === 'refunded' ? sql`now()` : null),
    refundedBy: row.refundedBy ?? refundedBy ?? null,
    declines: attempt === undefined ? row.declines : Math.max(row.declines, attempt + 1),
    nextLookAt: isOver ? null : row.nextLookAt,
  }
}

/** The buyer has paid twice for one payment: the id of money that the provider has under another one than the first; else null. */
function furtherMoney(row: PaymentRow, { fact, captureId }: Settlement): string | null {
  const isMoney = fact === 'captured' || fact === 'mismatch'
  return isMoney && row.captureId !== null && captureId && captureId !== row.captureId ? captureId : null
}

/** Money that came in a second time is a payment of its own, so that the order shows it and staff can send it back. */
async function addFurtherPayment(
  tx: Transaction,
  row: PaymentRow,
  captureId: string,
  { fact, received }: Settlement,
): Promise<PaymentRow> {
  const isSame = and(eq(payments.provider, row.provider), eq(payments.captureId, captureId))
  const [known] = await tx.select().from(payments).where(isSame)
  if (known) return known
  const { userId, provider, sessionId, amount, orderId, usdCents, plnPerUsd, exchangeRateDate } = row
  const [added] = await tx
    .insert(payments)
    .values({
      userId,
      provider,
      sessionId,
      amount,
      orderId,
      usdCents,
      plnPerUsd,
      exchangeRateDate,
      idempotencyKey: `${row.id}:${captureId}`,
      state: nextState('created', fact),
      captureId,
      receivedAmount: fact === 'mismatch' ? (received ?? amount) : null,
      capturedAt: sql`now()`,
    })
    .returning()
  if (!added) throw new Error('an insert returned no row')
  return added
}

/**
 * The provider sent all of an order's payment back by itself: what the shop asked for has mails of its own. Of what was disputed only
 * the person who looked at it knows how much that was.
 */
const isSentBackWhole = (
  row: PaymentRow,
  { state }: Pick<PaymentRow, 'state'>,
): row is PaymentRow & { orderId: number } =>
  row.orderId !== null && row.state === 'captured' && state === 'refunded' && row.refundedAmount === 0

/** Money for an order came in as it was asked for; what differs is a person's to look at first. */
const isNewlyPaid = (
  row: PaymentRow,
  { state }: Pick<PaymentRow, 'state'>,
): row is PaymentRow & { orderId: number } =>
  row.orderId !== null && !hasMoved(row.state) && state === 'captured'

/** What was written down of a payment; `from` null: it is further money, a payment of its own. */
export type Outcome = { id: string; fact: Fact; from: PaymentState | null; settled: PaymentRow }

async function queuePaymentMail(
  tx: Transaction,
  kind: 'payment_received' | 'money_returned',
  { id: paymentId, orderId }: { id: string; orderId: number },
): Promise<void> {
  await queueMail(tx, kind, { orderId, paymentId }, await buyerOf(tx, orderId))
}

/** Writes down what was learned of a payment, in a transaction that is under way; `logOutcome` follows once it is committed. */
export async function applyOutcomeIn(tx: Transaction, id: string, settlement: Settlement): Promise<Outcome> {
  const { fact } = settlement
  const row = await lockPayment(tx, id)
  if (!row) throw new Error('a payment that is settled exists')
  const further = furtherMoney(row, settlement)
  if (further !== null) {
    const added = await addFurtherPayment(tx, row, further, settlement)
    if (row.orderId !== null) await keepPaid(tx, row.orderId)
    return { id, fact, from: null, settled: added }
  }
  const [changed] = await tx
    .update(payments)
    .set(changesOf(row, settlement))
    .where(eq(payments.id, id))
    .returning()
  if (!changed) throw new Error('an update of a locked row returned no row')
  if (row.orderId !== null) await keepPaid(tx, row.orderId)
  if (isNewlyPaid(row, changed)) await queuePaymentMail(tx, 'payment_received', row)
  if (isSentBackWhole(row, changed)) await queuePaymentMail(tx, 'money_returned', row)
  return { id, fact, from: row.state, settled: changed }
}

export function logOutcome(logger: PaymentDeps['logger'], { id, fact, from, settled }: Outcome): void {
  const line = { payment: id, fact, from, to: settled.state }
  if (from === null)
    logger.error({ ...line, further: settled.id }, 'a payment was paid twice: a person needs to look')
  else if (settled.state === 'disputed' && from !== 'disputed')
    logger.error(line, 'a payment needs a person to look')
  else logger.info(line, 'a payment was settled')
}

/** Writes down what was learned of a payment, and returns the payment as it is then. */
export async function applyOutcome(
  { db, logger }: Pick<PaymentDeps, 'db' | 'logger'>,
  id: string,
  settlement: Settlement,
): Promise<PaymentRow> {
  const outcome = await db.transaction((tx) => applyOutcomeIn(tx, id, settlement))
  logOutcome(logger, outcome)
  return outcome.settled
}

/** A payment after the provider was asked. `isPending`: it took the money and holds it back for a review. */
export type Seen = { payment: PaymentRow; isPending: boolean }

/** Settles a payment by what the provider reports of it, and returns it as it is then. */
export async function applyVerdict(
  deps: Pick<PaymentDeps, 'db' | 'logger'>,
  payment: PaymentRow,
  { fact, captureId, received, isPending }: Verdict,
): Promise<Seen> {
  if (fact === null) return { payment, isPending }
  const attempt = fact === 'declined' ? { attempt: payment.declines } : {}
  return {
    payment: await applyOutcome(deps, payment.id, { fact, captureId, received, ...attempt }),
    isPending,
  }
}
