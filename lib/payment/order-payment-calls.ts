import { orderPayments } from '@bieznik/contract/endpoints/order-payments'
import type { Language } from '@bieznik/contract/language'
import { blikReplySchema, type BlikOutcome, type OrderPayment } from '@bieznik/contract/money/payment'
import { queryOptions } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { callOpenEndpoint } from '@/lib/http/call-open-endpoint'
import { requestJson } from '@/lib/http/request-json'
import { buyerKey, type OrderBuyer } from '@/lib/orders/order-buyer'

/** Who pays which order. */
export type OrderPayer = { orderId: number } & OrderBuyer

const POLL_MS = 4_000
/** Asked for about two minutes by itself; then the buyer asks, or comes back later. */
const MAX_POLLS = 30

/** Whether a notification may arrive soon. */
const isOpen = (payment: OrderPayment | undefined) =>
  payment?.state === 'checking' || payment?.state === 'unpaid'

/** What is known of the payment for an order; the provider is asked each time. `isWaited`: the buyer is asked by the bank meanwhile. */
export function orderPaymentQuery(payer: OrderPayer, isWaited = false) {
  return queryOptions({
    queryKey: ['orders', buyerKey(payer), 'payment', payer.orderId],
    queryFn: ({ signal }) =>
      'link' in payer
        ? callOpenEndpoint(orderPayments.readLinked, { json: { link: payer.link } }, signal)
        : callEndpoint(orderPayments.read, { params: { orderId: payer.orderId } }, signal),
    refetchInterval: ({ state }) =>
      isOpen(state.data) && (isWaited || state.dataUpdateCount < MAX_POLLS) ? POLL_MS : false,
    gcTime: 0,
  })
}

interface Try {
  language: Language
  /** The same key is the same try. */
  key: string
}

/** Begins a payment, and returns the address to pay at. Throws a `ProblemError`. */
export async function startOrderPayment(payer: OrderPayer, { language, key }: Try): Promise<string> {
  const { payAt } = await ('link' in payer
    ? callOpenEndpoint(orderPayments.startLinked, { json: { language, link: payer.link }, key })
    : callEndpoint(orderPayments.start, { params: { orderId: payer.orderId }, json: { language }, key }))
  return payAt
}

/** Pays with a BLIK code, and returns what became of the code. Throws a `ProblemError`. */
export async function payByBlik(
  payer: OrderPayer,
  { code, language, key }: Try & { code: string },
): Promise<BlikOutcome> {
  const request = { method: 'POST', key, reply: blikReplySchema } as const
  const json = { language, code }
  const { outcome } = await ('link' in payer
    ? requestJson('/api/linked-order/payment/blik', { ...request, json: { ...json, link: payer.link } })
    : callBff(`/api/orders/${payer.orderId}/payment/blik`, { ...request, json }))
  return outcome
}
