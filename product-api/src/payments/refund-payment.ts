import type { Payment } from '@bieznik/contract/payment'
import { notFound, ProblemError } from '../http/problem-error.ts'
import { getPayment, toPayment } from './payments.queries.ts'
import { applyOutcome, type PaymentDeps } from './apply-outcome.ts'

/**
 * Sends all of the money back, whether the payment was used by an order or not. A repeat sends nothing twice.
 * Throws a ProblemError: not_found, status_not_allowed when no money came in, unavailable or upstream_failed.
 */
export async function refundPayment(
  deps: PaymentDeps,
  { id, who }: { id: string; who: string },
): Promise<Payment> {
  const payment = await getPayment(deps.db, id)
  if (!payment) throw notFound('payment')
  if (payment.state === 'refunded') return toPayment(payment)
  if (payment.captureId === null || (payment.state !== 'captured' && payment.state !== 'disputed'))
    throw new ProblemError(
      'status_not_allowed',
      `A payment that is ${payment.state} has nothing to send back.`,
    )
  await deps.wallet.refund(payment.captureId, id)
  return toPayment(await applyOutcome(deps, id, { fact: 'refunded', refundedBy: who }))
}
