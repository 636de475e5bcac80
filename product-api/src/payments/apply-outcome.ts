import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../db/client.ts'
import { payments } from '../db/schema/payments.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { keepPaid, lockPayment } from './keep-paid.ts'
import type { PaymentProviders, Verdict } from './payment-provider.ts'
import { hasMoved, nextState, type Fact } from './payment-state.ts'
import type { PaymentRow } from './payments.queries.ts'
import { queueRefundMail } from '../refunds/queue-refund-mail.ts'

export type PaymentDeps = {
  db: Database
  stock: StockKeeper
  providers: PaymentProviders
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

type Settlement = {
  fact: Fact
  captureId?: string | null
  /** uid of the member of staff who sent the money back. */
  refundedBy?: string
  /** The try that was refused. */
  attempt?: number
}

function changesOf(row: PaymentRow, { fact, captureId, refundedBy, attempt }: Settlement) {
  const state = nextState(row.state, fact)
  const isOver = hasMoved(state) || fact === 'expired'
  // Money that is on its way back is asked about until it is there.
  const isWaited = row.refundAskedAt !== null && state !== 'refunded'
  return {
    state,
    captureId: row.captureId ?? captureId ?? null,
    capturedAt: row.capturedAt ?? (hasMoved(state) ? sql`now()` : null),
    refundedAt: row.refundedAt ?? (state === 'refunded' ? sql`now()` : null),
    refundedBy: row.refundedBy ?? refundedBy ?? null,
    declines: attempt === undefined ? row.declines : Math.max(row.declines, attempt + 1),
    nextLookAt: isOver && !isWaited ? null : row.nextLookAt,
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
  fact: Fact,
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
      capturedAt: sql`now()`,
    })
    .returning()
  if (!added) throw new Error('an insert returned no row')
  return added
}

/**
 * All of an order's payment went back at once: parts have mails of their own. Of what was disputed only the person who looked at
 * it knows how much that was.
 */
const isSentBackWhole = (
  row: PaymentRow,
  { state }: Pick<PaymentRow, 'state'>,
): row is PaymentRow & { orderId: number } =>
  row.orderId !== null && row.state === 'captured' && state === 'refunded' && row.refundedAmount === 0

/** Writes down what was learned of a payment, and returns the payment as it is then. */
export async function applyOutcome(
  { db, logger }: Pick<PaymentDeps, 'db' | 'logger'>,
  id: string,
  settlement: Settlement,
): Promise<PaymentRow> {
  const { from, settled } = await db.transaction(async (tx) => {
    const row = await lockPayment(tx, id)
    if (!row) throw new Error('a payment that is settled exists')
    const further = furtherMoney(row, settlement)
    if (further !== null) {
      const added = await addFurtherPayment(tx, row, further, settlement.fact)
      if (row.orderId !== null) await keepPaid(tx, row.orderId)
      return { from: null, settled: added }
    }
    const [changed] = await tx
      .update(payments)
      .set(changesOf(row, settlement))
      .where(eq(payments.id, id))
      .returning()
    if (!changed) throw new Error('an update of a locked row returned no row')
    if (row.orderId !== null) await keepPaid(tx, row.orderId)
    if (isSentBackWhole(row, changed)) await queueRefundMail(tx, { orderId: row.orderId, paymentId: row.id })
    return { from: row.state, settled: changed }
  })
  const line = { payment: id, fact: settlement.fact, from, to: settled.state }
  if (from === null)
    logger.error({ ...line, further: settled.id }, 'a payment was paid twice: a person needs to look')
  else if (settled.state === 'disputed' && from !== 'disputed')
    logger.error(line, 'a payment needs a person to look')
  else logger.info(line, 'a payment was settled')
  return settled
}

/** A payment after the provider was asked. `isPending`: it took the money and holds it back for a review. */
export type Seen = { payment: PaymentRow; isPending: boolean }

/** Settles a payment by what the provider reports of it, and returns it as it is then. */
export async function applyVerdict(
  deps: Pick<PaymentDeps, 'db' | 'logger'>,
  payment: PaymentRow,
  { fact, captureId, isPending }: Verdict,
): Promise<Seen> {
  if (fact === null) return { payment, isPending }
  const attempt = fact === 'declined' ? { attempt: payment.declines } : {}
  return { payment: await applyOutcome(deps, payment.id, { fact, captureId, ...attempt }), isPending }
}
