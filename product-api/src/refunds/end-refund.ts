import type { Grosze } from '@bieznik/contract/money'
import { and, eq, sql } from 'drizzle-orm'
import { refunds } from '../db/schema/corrections.ts'
import { payments } from '../db/schema/payments.ts'
import { applyOutcome, type PaymentDeps } from '../payments/apply-outcome.ts'
import { lockPayment } from '../payments/keep-paid.ts'
import { queueRefundMail } from './queue-refund-mail.ts'

type Ended = { id: string; paymentId: string; amount: Grosze; isDone: boolean }

/** The part counts for nothing any more: what was taken off the payment is put back. */
const withoutPart = (refund: typeof refunds.$inferSelect) => ({
  refundedAmount: sql`${payments.refundedAmount} - ${refund.amount}`,
  refundedUsdCents: sql`${payments.refundedUsdCents} - ${refund.usdCents ?? 0}`,
})

/**
 * The provider said what became of a part: it went, or is not sent after all. A payment of which all parts went is refunded. Returns
 * whether there is such a part; said again, it changes nothing.
 */
export async function endRefund(
  deps: Pick<PaymentDeps, 'db' | 'logger'>,
  { id, paymentId, amount, isDone }: Ended,
): Promise<boolean> {
  const isPart = and(eq(refunds.id, id), eq(refunds.paymentId, paymentId), eq(refunds.amount, amount))
  const ended = await deps.db.transaction(async (tx) => {
    // Order, payment, part: as a request for a refund takes them.
    const payment = await lockPayment(tx, paymentId)
    const [refund] = await tx.select().from(refunds).where(isPart).for('update')
    if (!payment || !refund) return null
    if (refund.state !== 'asked') return { refund, isAll: false, isNew: false }
    await tx
      .update(refunds)
      .set({ state: isDone ? 'done' : 'rejected', endedAt: sql`now()`, nextLookAt: null })
      .where(isPart)
    if (isDone) await queueRefundMail(tx, { orderId: refund.orderId, refundId: id })
    else await tx.update(payments).set(withoutPart(refund)).where(eq(payments.id, paymentId))
    const isOpen = and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'asked'))
    const isAll =
      isDone && payment.refundedAmount === payment.amount && (await tx.$count(refunds, isOpen)) === 0
    return { refund, isAll, isNew: true }
  })
  if (!ended) return false
  if (ended.isNew && !isDone)
    deps.logger.error({ payment: paymentId, refund: id }, 'refund: rejected, a person needs to look')
  if (ended.isAll) await applyOutcome(deps, paymentId, { fact: 'refunded', refundedBy: ended.refund.askedBy })
  return true
}
