import type { RefundAnswer } from '../payment-provider.ts'
import type { PaypalAnswer } from './paypal-call.ts'
import { read, refundSchema } from './paypal-replies.ts'
import type { RefundState, WalletRefund } from './wallet.ts'

/** Reasons that pass by themselves (Payments v2 2.5, `captures.refund-422`). */
const passing = new Set(['PENDING_CAPTURE', 'REFUND_FAILED_INSUFFICIENT_FUNDS'])

/** PayPal says no more of a refund that it does not send than this. */
export const wordsOf = ({ status, reason }: RefundState) =>
  reason === null ? status : `${status}: ${reason}`

export const isNotSent = ({ status }: RefundState) => status === 'FAILED' || status === 'CANCELLED'

/** How a refund stands that PayPal has. */
export function answerOf(refund: RefundState): RefundAnswer {
  if (isNotSent(refund)) return { kind: 'refused', words: wordsOf(refund) }
  return refund.status === 'COMPLETED' ? { kind: 'done' } : { kind: 'taken on' }
}

/**
 * The body of `POST /v2/payments/captures/{id}/refund`. Its events and the order name it by our id, and PayPal sends no second one with
 * the same number, also when it remembers the request no more (45 days).
 */
export function refundRequest({ id, usd }: WalletRefund): string {
  return JSON.stringify({
    custom_id: id,
    invoice_id: id,
    ...(usd !== null && { amount: { currency_code: 'USD', value: usd } }),
  })
}

/** What PayPal refuses for good. A call that it could not read, or had no right to, says nothing of the money: throws upstream_failed. */
export function readRefund(answer: PaypalAnswer, { usd }: WalletRefund): RefundAnswer {
  const { status, issue } = answer
  if (status !== 422 || issue === null) return answerOf(read(answer, refundSchema))
  const words = answer.words ?? issue
  if (issue === 'CAPTURE_FULLY_REFUNDED' && usd === null) return { kind: 'done' }
  // It is there already, and the order says how it stands.
  if (issue === 'DUPLICATE_INVOICE_ID') return { kind: 'taken on' }
  return passing.has(issue) ? { kind: 'put off', words } : { kind: 'refused', words }
}
