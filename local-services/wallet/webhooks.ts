import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { describeCapture, describeOrder, describeRefund } from './describe.ts'
import { newId, type Order, type Refund } from './orders.ts'
import { Refusal } from './refusal.ts'

/** Of those on https://developer.paypal.com/api/rest/webhooks/event-names/, what can happen to an order of the shop. */
export const eventTypes = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
] as const
export type EventType = (typeof eventTypes)[number]

const DEADLINE_MS = 30_000
/** PayPal itself tries for three days. */
const PAUSES_MS = [0, 500, 2_000]

const proofSchema = z.object({
  auth_algo: z.string(),
  cert_url: z.url(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
})

export type Webhook = { headers: Record<string, string>; body: string }

/** The text of the event inside the request to verify it: signed is the text, and not what it means. */
function eventTextOf(request: string): string {
  const [before = ''] = /^[^]*?"webhook_event":/.exec(request) ?? []
  return request.slice(before.length, request.lastIndexOf('}'))
}

/** Those of money that goes back are about it, and not about the money that came in. */
const isOfRefund = (type: EventType) => /REFUND|REVERSED/.test(type)

/** What an event is about. `refund`: not given, it is the newest of the order. */
export type Subject = { order: Order; refund?: Refund | undefined }

function resourceOf(
  type: EventType,
  { order, refund = order.capture?.refunds.at(-1) }: Subject,
  base: string,
) {
  const { capture } = order
  if (type === 'CHECKOUT.ORDER.APPROVED')
    return { kind: 'checkout-order', resource: describeOrder(order, base) }
  if (!capture) throw new Refusal('INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
  if (!isOfRefund(type)) return { kind: 'capture', resource: describeCapture(order, capture, base) }
  if (!refund) throw new Refusal('INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
  return { kind: 'refund', resource: describeRefund(order, capture, refund, base) }
}

/** Makes webhooks, sends them, and says of one whether it is genuine. */
export function makeWebhooks({ webhookId, url }: { webhookId: string; url: string | null }) {
  const secret = randomBytes(32)
  const stopping = new AbortController()

  /** In hex: a signature begins with a letter or digit, as published. */
  const sign = (id: string, time: string, body: string): string =>
    createHmac('sha256', secret)
      .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
      .digest('hex')

  const make = (type: EventType, subject: Subject, base: string): Webhook => {
    const id = randomUUID()
    const time = new Date().toISOString().replace(/\.\d+/, '')
    const { kind, resource } = resourceOf(type, subject, base)
    const body = JSON.stringify({
      id: `WH-${newId()}-${newId()}`,
      event_version: '1.0',
      create_time: new Date().toISOString(),
      resource_type: kind,
      resource_version: '2.0',
      event_type: type,
      summary: type,
      resource,
    })
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${base}/v1/notifications/certs/CERT-stand-in`,
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign(id, time, body),
      },
    }
  }

  const send = async ({ headers, body }: Webhook): Promise<void> => {
    if (url === null) return
    for (const pause of PAUSES_MS) {
      await sleep(pause, undefined, { ref: false })
      if (stopping.signal.aborted) return
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(DEADLINE_MS)])
      const reply = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => null)
      await reply?.body?.cancel()
      if (reply?.ok) return
    }
  }

  return {
    make,
    /** Sends one in the background, and again when it is not taken. */
    tell: (type: EventType, subject: Subject, base: string): void => void send(make(type, subject, base)),
    verify: (request: string): boolean => {
      const proof = proofSchema.safeParse(JSON.parse(request)).data
      if (!proof) throw new Refusal('INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX')
      const expected = Buffer.from(sign(proof.transmission_id, proof.transmission_time, eventTextOf(request)))
      const given = Buffer.from(proof.transmission_sig)
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
      return proof.webhook_id === webhookId && isSigned
    },
    stop: (): void => stopping.abort(),
  }
}

export type Webhooks = ReturnType<typeof makeWebhooks>
