import 'server-only'
import {
  createPaymentSchema,
  paymentQuoteSchema,
  paymentSchema,
  walletPaymentSchema,
  walletPaymentsSchema,
  type CreatePayment,
  type Payment,
  type WalletPayment,
  type PaymentQuote,
} from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

function paymentCall({ caller, requestId }: OnBehalfOf, rest = '') {
  const path = `/api/${env.SHOP_SEGMENT}/payments${rest}`
  return { path, token: caller.token, requestId, deadline: 'payment' as const }
}

/** What the caller's cart comes to, also in dollars. Throws cart_empty. */
export async function getPaymentQuote(who: OnBehalfOf): Promise<PaymentQuote> {
  const call = paymentCall(who, '/quote')
  return (await callProductApi({ ...call, deadline: 'cart', reply: paymentQuoteSchema })).data
}

/** What the caller has paid and no order has used yet. */
export async function listWaitingPayments(who: OnBehalfOf): Promise<WalletPayment[]> {
  return (await callProductApi({ ...paymentCall(who), deadline: 'cart', reply: walletPaymentsSchema })).data
}

/** Asks the wallet for the caller's cart. The same key returns the same payment however often it is sent. */
export async function createPayment(
  who: OnBehalfOf,
  payment: CreatePayment,
  key: string,
): Promise<WalletPayment> {
  const { data } = await callProductApi({
    ...paymentCall(who),
    method: 'POST',
    json: z.encode(createPaymentSchema, payment),
    key,
    reply: walletPaymentSchema,
  })
  return data
}

/** Takes the money that the caller has approved; however often it is called, once. */
export async function capturePayment(who: OnBehalfOf, walletOrderId: string): Promise<WalletPayment> {
  const call = paymentCall(who, `/${encodeURIComponent(walletOrderId)}/capture`)
  return (await callProductApi({ ...call, method: 'POST', reply: walletPaymentSchema })).data
}

/** Sends all that is left of a payment back; staff only. A repeat with the same key sends nothing twice. */
export async function refundPayment(
  who: OnBehalfOf,
  { id, key }: { id: string; key: string },
): Promise<Payment> {
  const call = paymentCall(who, `/${encodeURIComponent(id)}/refund`)
  return (await callProductApi({ ...call, method: 'POST', key, reply: paymentSchema })).data
}

/** The headers that a webhook of PayPal is signed with. */
const PROOF = [
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
] as const

/** Hands a webhook on as it came. Throws unauthenticated or invalid_request for one that PayPal did not send. */
export async function passOnWebhook(webhook: {
  text: string
  headers: Headers
  requestId: string
}): Promise<void> {
  const { text, headers, requestId } = webhook
  const proof = PROOF.map((name) => [name, headers.get(name)] as const)
  await callProductApi({
    path: '/api/paypal/webhooks',
    method: 'POST',
    jsonText: text,
    headers: Object.fromEntries(proof.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    requestId,
    deadline: 'payment',
    reply: z.unknown(),
  })
}
