import { createPaypalCall, type CallPaypal, type PaypalAnswer } from './paypal-call.ts'
import {
  createdOrderSchema,
  odd,
  read,
  refundSchema,
  verificationSchema,
  walletOrderSchema,
} from './paypal-replies.ts'
import type { PaypalAccount } from './paypal-token.ts'
import type { CaptureAnswer, Wallet, WalletRequest, WebhookProof } from './wallet.ts'

export type PaypalOptions = PaypalAccount & {
  merchantId: string
  /** null: no webhook is genuine. */
  webhookId: string | null
  /** For one try of a call. */
  deadlineMs?: number
}

/** Nothing has been paid yet, so that no caller has to wait to learn what became of it. */
const CREATED_WITHIN_MS = 7_000

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

function orderRequest({ paymentId, usd }: WalletRequest, merchantId: string): string {
  return JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: paymentId,
        invoice_id: paymentId,
        payee: { merchant_id: merchantId },
        amount: { currency_code: 'USD', value: usd },
      },
    ],
  })
}

/** What the buyer's side of the payment has to do with; anything else is a trouble of ours or of PayPal's. */
const declines = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'CARD_EXPIRED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
])

function readCapture(answer: PaypalAnswer): CaptureAnswer {
  const { status, issue, words } = answer
  if (status === 404) return { kind: 'gone' }
  if (status === 409 || issue === 'ORDER_ALREADY_CAPTURED') return { kind: 'taken already' }
  if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED') return { kind: 'not approved' }
  if (issue !== null && declines.has(issue)) return { kind: 'declined', words: words ?? '' }
  return { kind: 'answered', order: read(answer, walletOrderSchema) }
}

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
export function createPaypalWallet({ merchantId, webhookId, deadlineMs, ...account }: PaypalOptions): Wallet {
  const call = createPaypalCall(account, deadlineMs)
  return {
    merchantId,
    createOrder: async (request) => {
      const answer = await call({
        path: '/v2/checkout/orders',
        body: orderRequest(request, merchantId),
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
    refund: async (captureId, { id, usd }) => {
      const answer = await call({
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        body: usd === null ? '{}' : JSON.stringify({ amount: { currency_code: 'USD', value: usd } }),
        requestId: `${id}-refund`,
      })
      if (usd === null && answer.issue === 'CAPTURE_FULLY_REFUNDED') return
      if (answer.status >= 300) throw odd(answer)
      read(answer, refundSchema)
    },
    isGenuine: async (body, proof) => webhookId !== null && verify(call, body, proof, webhookId),
  }
}
