import type { Payment } from '@bieznik/contract/money/payment'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import type { PaymentDeps } from '../payments/apply-outcome.ts'
import { lockPayment } from '../payments/keep-paid.ts'
import { requireProvider } from '../payments/payment-provider.ts'
import { getPayment, toPayment, type PaymentRow } from '../payments/payments.queries.ts'
import { dollarsOfPart, leftOf } from './allocate.ts'
import { askForRefunds } from './ask-for-refund.ts'
import { claimRefunds, type NewRefund } from './claim-refund.ts'

const REASON = 'The whole payment'

/** All that is left of a payment; of a disputed one whatever the provider has. Throws status_not_allowed when no money is there. */
function restOf(payment: PaymentRow): NewRefund {
  const { id: paymentId, state, captureId, amount, receivedAmount } = payment
  const left = leftOf(payment)
  if (captureId === null || (state !== 'captured' && state !== 'disputed') || left <= 0)
    throw new ProblemError('status_not_allowed', `A payment that is ${state} has nothing to send back.`)
  return state === 'disputed'
    ? { paymentId, amount: receivedAmount ?? amount, usdCents: null, isWhole: true }
    : { paymentId, amount: left, usdCents: dollarsOfPart(payment, left) }
}

/**
 * Sends all that is left of a payment back, whether an order has used it or not. What is on its way already is not asked for again.
 * Throws a ProblemError: not_found, status_not_allowed when there is no money, idempotency_key_reused or refund_refused.
 */
export async function refundPayment(
  deps: PaymentDeps,
  { id, key, who }: { id: string; key: string; who: string },
): Promise<Payment> {
  const claimed = await deps.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment) throw notFound('payment')
    requireProvider(deps.providers, payment.provider)
    const isOnItsWay = payment.state !== 'refunded' && leftOf(payment) <= 0
    if (payment.state === 'refunded' || isOnItsWay) return null
    const claim = { key, request: { paymentId: id }, orderId: payment.orderId, reason: REASON, who }
    return claimRefunds(tx, claim, async () => [restOf(payment)])
  })
  if (claimed) await askForRefunds(deps, claimed)
  const payment = await getPayment(deps.db, id)
  if (!payment) throw new Error('a payment that is sent back exists')
  return toPayment(payment)
}
