import { z } from 'zod'
import { ProblemError } from '../../../platform/http/problem-error.ts'
import type { RawNotification } from '../payment-provider.ts'
import type { Wallet } from './wallet.ts'
import { webhookEventSchema, type WebhookEvent } from './webhook-event.ts'

const headersSchema = z.looseObject({
  'paypal-auth-algo': z.string().max(100),
  'paypal-cert-url': z.string().max(500),
  'paypal-transmission-id': z.string().max(50),
  'paypal-transmission-sig': z.string().max(500),
  'paypal-transmission-time': z.string().max(100),
})

function refused(cause: unknown): ProblemError {
  return new ProblemError('invalid_request', 'This is no webhook of the payment provider.', { cause })
}

/** Throws invalid_request. Only what is JSON may be handed on as a part of JSON. */
export function readEvent(body: string): WebhookEvent {
  try {
    return webhookEventSchema.parse(JSON.parse(body))
  } catch (cause) {
    throw refused(cause)
  }
}

/** Throws unauthenticated unless PayPal says that it sent this, invalid_request when the headers are not there. */
export async function requireGenuine(
  wallet: Pick<Wallet, 'isGenuine'>,
  { text, headers }: RawNotification,
): Promise<void> {
  const proof = headersSchema.safeParse(headers)
  if (!proof.success) throw refused(proof.error)
  const isGenuine = await wallet.isGenuine(text, {
    authAlgo: proof.data['paypal-auth-algo'],
    certUrl: proof.data['paypal-cert-url'],
    transmissionId: proof.data['paypal-transmission-id'],
    transmissionSig: proof.data['paypal-transmission-sig'],
    transmissionTime: proof.data['paypal-transmission-time'],
  })
  if (!isGenuine) throw new ProblemError('unauthenticated', 'PayPal did not send this.')
}
