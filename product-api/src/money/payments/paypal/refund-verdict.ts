import { z } from 'zod'
import { undecided, type Verdict } from '../payment-provider.ts'
import { dollarsOf, type PaymentRow } from '../payments.queries.ts'
import type { Fact } from '../payment-state.ts'
import { isNotSent, wordsOf } from './refund-answer.ts'
import type { WebhookEvent, WebhookResource } from './webhook-event.ts'

/** Of the capture, up to and with what the event is about. */
const backOf = ({ amount, seller_payable_breakdown: breakdown }: WebhookResource) =>
  breakdown?.total_refunded_amount ?? amount

function isWhole(payment: PaymentRow, resource: WebhookResource): boolean {
  const back = backOf(resource)
  return back?.currency_code === 'USD' && back.value === dollarsOf(payment)
}

/** What money that the shop sends means: all of it, as much as is written down, or something that the shop has no record of. */
function factOf(payment: PaymentRow, resource: WebhookResource): Fact | null {
  if (isWhole(payment, resource)) return 'refunded'
  const back = backOf(resource)
  const isKnown =
    back?.currency_code === 'USD' && Math.round(Number(back.value) * 100) <= payment.refundedUsdCents
  return isKnown ? null : 'mismatch'
}

/** Our id of the refund; null: it was made elsewhere, with the id of the payment or one of its own. */
function refundIdOf(payment: PaymentRow, { custom_id: customId }: WebhookResource): string | null {
  const id = z.uuid().safeParse(customId).data
  return id === undefined || id === payment.id ? null : id
}

/** Money that PayPal takes back from the shop, after a dispute say: all of it, or an amount that a person has to look at. */
export const reversalVerdict = (payment: PaymentRow, { resource }: WebhookEvent): Verdict => ({
  ...undecided,
  fact: isWhole(payment, resource) ? 'refunded' : 'mismatch',
})

/**
 * What an event about a refund comes to: `PAYMENT.CAPTURE.REFUNDED`, `PAYMENT.REFUND.PENDING` or `PAYMENT.REFUND.FAILED`
 * (https://developer.paypal.com/api/rest/webhooks/event-names/). Its resource is the refund, and the state of that counts.
 */
export function refundVerdict(payment: PaymentRow, { event_type: type, resource }: WebhookEvent): Verdict {
  const status = resource.status ?? (type === 'PAYMENT.CAPTURE.REFUNDED' ? 'COMPLETED' : 'PENDING')
  const refund = { status, reason: resource.status_details?.reason ?? null }
  const id = refundIdOf(payment, resource)
  const ended = { id: id ?? '', amount: null }
  if (isNotSent(refund))
    return { ...undecided, ...(id && { refund: { ...ended, isDone: false, problem: wordsOf(refund) } }) }
  if (status !== 'COMPLETED') return undecided
  return {
    ...undecided,
    fact: factOf(payment, resource),
    ...(id && { refund: { ...ended, isDone: true } }),
  }
}
