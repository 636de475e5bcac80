import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import type { Language } from '@bieznik/contract/language'
import { orderPaymentSchema, startedPaymentSchema, type OrderPayment } from '@bieznik/contract/payment'
import { queryOptions } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'

const POLL_MS = 4_000
/** Asked for about two minutes by itself; then the buyer asks, or comes back later. */
const MAX_POLLS = 30

/** Whether more may be heard soon. */
const isOpen = (payment: OrderPayment | undefined) =>
  payment?.state === 'checking' || payment?.state === 'unpaid'

/** What is known of the payment for one's own order; the provider is asked each time. */
export function orderPaymentQuery(uid: string, orderId: number) {
  return queryOptions({
    queryKey: ['orders', uid, 'payment', orderId],
    queryFn: ({ signal }) =>
      callBff(`/api/orders/${orderId}/payment/return`, { method: 'POST', reply: orderPaymentSchema, signal }),
    refetchInterval: ({ state }) =>
      isOpen(state.data) && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false,
    gcTime: 0,
  })
}

/** Begins a payment, and answers the address to pay at. The same key answers the same. Throws a `ProblemError`. */
export async function startOrderPayment(
  orderId: number,
  { language, key }: { language: Language; key: string },
): Promise<string> {
  const { payAt } = await callBff(`/api/orders/${orderId}/payment`, {
    method: 'POST',
    json: { language },
    headers: { [IDEMPOTENCY_KEY_HEADER]: key },
    reply: startedPaymentSchema,
  })
  return payAt
}
