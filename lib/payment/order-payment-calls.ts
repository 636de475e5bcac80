import type { Language } from '@bieznik/contract/language'
import {
  blikReplySchema,
  orderPaymentSchema,
  startedPaymentSchema,
  type BlikOutcome,
  type OrderPayment,
} from '@bieznik/contract/money/payment'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { requestJson } from '@/lib/http/request-json'

/** Who pays an order: its buyer, who is signed in, or the holder of the signed link to it. */
export type OrderPayer = { orderId: number } & ({ uid: string } | { link: string })

const POLL_MS = 4_000
/** Asked for about two minutes by itself; then the buyer asks, or comes back later. */
const MAX_POLLS = 30

/** Whether more may be heard soon. */
const isOpen = (payment: OrderPayment | undefined) =>
  payment?.state === 'checking' || payment?.state === 'unpaid'

interface Call<Reply> {
  /** The end of the path of the payment. */
  rest: '' | '/return' | '/blik'
  json?: object
  key?: string
  reply: z.ZodType<Reply>
  signal?: AbortSignal
}

/** Calls as the buyer, or as the holder of the link, which goes in the body. */
async function call<Reply>(payer: OrderPayer, { rest, json, ...options }: Call<Reply>): Promise<Reply> {
  if ('link' in payer) {
    const { link } = payer
    const path = `/api/linked-order/payment${rest}`
    return requestJson(path, { method: 'POST', json: { ...json, link }, ...options })
  }
  const path = `/api/orders/${payer.orderId}/payment${rest}`
  return callBff(path, { method: 'POST', ...(json && { json }), ...options })
}

/** What is known of the payment for an order; the provider is asked each time. `isWaited`: the buyer is asked by the bank meanwhile. */
export function orderPaymentQuery(payer: OrderPayer, isWaited = false) {
  const who = 'uid' in payer ? payer.uid : 'by link'
  return queryOptions({
    queryKey: ['orders', who, 'payment', payer.orderId],
    queryFn: ({ signal }) => call(payer, { rest: '/return', reply: orderPaymentSchema, signal }),
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
  const { payAt } = await call(payer, { rest: '', json: { language }, key, reply: startedPaymentSchema })
  return payAt
}

/** Pays with a BLIK code, and returns what became of the code. Throws a `ProblemError`. */
export async function payByBlik(
  payer: OrderPayer,
  { code, language, key }: Try & { code: string },
): Promise<BlikOutcome> {
  const json = { language, code }
  const { outcome } = await call(payer, { rest: '/blik', json, key, reply: blikReplySchema })
  return outcome
}
