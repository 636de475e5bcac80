import type { Grosze } from '@bieznik/contract/money/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { reopenFailure } from '../../platform/failures/reopen-failure.ts'
import { buyerOf, queueMail } from '../../platform/mail/queue-mail.ts'
import { applyOutcomeIn, logOutcome, type Outcome, type PaymentDeps } from '../payments/apply-outcome.ts'
import { lockPayment } from '../payments/keep-paid.ts'
import { followWithdrawal } from './follow-withdrawal.ts'
import { freeRefundKey, recountRefunded, type RefundRow } from './claim-refund.ts'

type Ended = {
  id: string
  paymentId: string
  /** What the provider says went; null: what was asked for. */
  amount: Grosze | null
  isDone: boolean
  /** The provider's words of why it does not send it. */
  problem?: string
}

/** All of the payment has gone: nothing is left of it, and nothing is on its way. */
async function hasGoneWhole(tx: Transaction, { paymentId, isWhole }: RefundRow): Promise<boolean> {
  if (isWhole) return true
  const ofPayment = eq(refunds.paymentId, paymentId ?? '')
  const isLeft = and(eq(payments.id, paymentId ?? ''), sql`${payments.refundedAmount} < ${payments.amount}`)
  const left = await tx.$count(payments, isLeft)
  return left === 0 && (await tx.$count(refunds, and(ofPayment, eq(refunds.state, 'asked')))) === 0
}

async function bookDone(tx: Transaction, refund: RefundRow, paymentId: string): Promise<Outcome | null> {
  const { id: refundId, orderId, isWhole } = refund
  if (orderId !== null && !isWhole)
    await queueMail(tx, 'money_returned', { orderId, refundId }, await buyerOf(tx, orderId))
  if (!(await hasGoneWhole(tx, refund))) return null
  return applyOutcomeIn(tx, paymentId, { fact: 'refunded', refundedBy: refund.askedBy })
}

/** A completion counts whatever was known before, since the money has gone; a rejection only of what is on its way. */
const changes = ({ state }: RefundRow, isDone: boolean) => (isDone ? state !== 'done' : state === 'asked')

/** null: there is no such refund of this payment, with this amount. */
async function writeEnd(tx: Transaction, { id, paymentId, amount, isDone, problem }: Ended) {
  // Order, payment, refund: as a request for a refund takes them.
  const payment = await lockPayment(tx, paymentId)
  const isRefund = and(eq(refunds.id, id), eq(refunds.paymentId, paymentId))
  const [refund] = await tx.select().from(refunds).where(isRefund).for('update')
  const isAsAsked = amount === null || refund?.isWhole === true || refund?.amount === amount
  if (!payment || !refund || !isAsAsked) return null
  if (!changes(refund, isDone)) return { before: refund.state, isNew: false, outcome: null }
  await tx
    .update(refunds)
    .set({
      state: isDone ? 'done' : 'rejected',
      amount: amount ?? refund.amount,
      problem: isDone ? null : (problem ?? null),
      endedAt: sql`now()`,
      nextLookAt: null,
    })
    .where(isRefund)
  await recountRefunded(tx, paymentId)
  if (!isDone) {
    await freeRefundKey(tx, refund.key)
    await reopenFailure(tx, { kind: 'refund', id })
  }
  const outcome = isDone ? await bookDone(tx, refund, paymentId) : null
  const { withdrawalId, orderId, askedBy: who } = refund
  if (isDone && withdrawalId !== null && orderId !== null)
    await followWithdrawal(tx, { withdrawalId, orderId, who })
  return { before: refund.state, isNew: true, outcome }
}

/**
 * The provider says what became of a refund: the money went, or is not sent after all. A payment of which all has gone is refunded, in
 * the same transaction. Returns whether there is such a refund; reported again, it changes nothing.
 */
export async function endRefund(deps: Pick<PaymentDeps, 'db' | 'logger'>, ended: Ended): Promise<boolean> {
  const written = await deps.db.transaction((tx) => writeEnd(tx, ended))
  if (!written) return false
  const line = { payment: ended.paymentId, refund: ended.id }
  if (written.isNew && !ended.isDone) deps.logger.error(line, 'refund: rejected, a person needs to look')
  if (written.isNew && ended.isDone && written.before === 'rejected')
    deps.logger.error(line, 'refund: completed after it was rejected, a person needs to look')
  if (!written.isNew && !ended.isDone && written.before === 'done')
    deps.logger.error(line, 'refund: rejected after it was completed, a person needs to look')
  if (written.outcome) logOutcome(deps.logger, written.outcome)
  return true
}
