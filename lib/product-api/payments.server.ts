import 'server-only'
import { z } from 'zod'
import { callProductApi } from './client.server'

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
