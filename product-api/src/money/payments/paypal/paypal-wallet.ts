import { readCapture } from './capture-answer.ts'
import { orderRequest, type Payee } from './order-request.ts'
import { createPaypalCall, type CallPaypal } from './paypal-call.ts'
import { createdOrderSchema, read, verificationSchema, walletOrderSchema } from './paypal-replies.ts'
import type { PaypalAccount } from './paypal-token.ts'
import { readRefund, refundRequest } from './refund-answer.ts'
import type { Wallet, WebhookProof } from './wallet.ts'

export type PaypalOptions = PaypalAccount &
  Payee & {
    /** null: no webhook is genuine. */
    webhookId: string | null
    /** For one try of a call. */
    deadlineMs?: number
  }

/** Nothing has been paid yet, so that no caller has to wait to learn what became of it. */
const CREATED_WITHIN_MS = 7_000

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

/** The body goes in as it came: signed is its text, and reading and writing it again might change that. */
function verification(body: string, proof: WebhookProof, webhookId: string): string {
  const known = JSON.stringify({
    auth_algo: proof.authAlgo,
    cert_url: proof.certUrl,
    transmission_id: proof.transmissionId,
    transmission_sig: proof.transmissionSig,
    transmission_time: proof.transmissionTime,
    webhook_id: webhookId,
  })
  return `${known.slice(0, -1)},"webhook_event":${body}}`
}

async function verify(
  call: CallPaypal,
  body: string,
  proof: WebhookProof,
  webhookId: string,
): Promise<boolean> {
  const answer = await call({
    path: '/v1/notifications/verify-webhook-signature',
    body: verification(body, proof, webhookId),
  })
  // What cannot even be a proof, such as an address that is none, is refused as malformed.
  if (answer.status === 400 || answer.status === 422) return false
  return read(answer, verificationSchema).verification_status === 'SUCCESS'
}

/** The wallet through PayPal's REST interface: Orders v2, Payments v2, Webhooks v1. */
export function createPaypalWallet({ webhookId, deadlineMs, ...account }: PaypalOptions): Wallet {
  const { merchantId } = account
  const call = createPaypalCall(account, deadlineMs)
  return {
    merchantId,
    createOrder: async (request) => {
      const answer = await call({
        path: '/v2/checkout/orders',
        body: orderRequest(request, account),
        requestId: request.paymentId,
        within: CREATED_WITHIN_MS,
      })
      return read(answer, createdOrderSchema).id
    },
    getOrder: async (id) => {
      const answer = await call({ method: 'GET', path: orderPath(id) })
      return answer.status === 404 ? null : read(answer, walletOrderSchema)
    },
    capture: async (id, paymentId, attempt) =>
      readCapture(
        await call({
          path: `${orderPath(id)}/capture`,
          body: '{}',
          requestId: `${paymentId}-capture-${attempt}`,
        }),
      ),
    refund: async (captureId, refund) => {
      const answer = await call({
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        body: refundRequest(refund),
        requestId: `${refund.id}-refund`,
      })
      return readRefund(answer, refund)
    },
    isGenuine: async (body, proof) => webhookId !== null && verify(call, body, proof, webhookId),
  }
}
