import type { Language } from '@bieznik/contract/selling/order'
import type { RefundAnswer } from '../payment-provider.ts'

/** Money as the provider writes it. */
export type WalletAmount = { currency: string; value: string }

/** One taking of money for an order. */
export type WalletCapture = {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'FAILED' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  amount: WalletAmount
}

/** What the provider reports of one of its orders; nothing of it is believed before it is judged. */
export type WalletOrder = {
  id: string
  isVoid: boolean
  /** The account that gets the money. */
  payee: string | null
  /** Our id of the payment. */
  customId: string | null
  captures: WalletCapture[]
  /** `customId`: our id of the refund. */
  refunds: (RefundState & { customId: string | null })[]
}

/** How money that goes back stands in the provider's words; `reason`: why it has not gone yet, or never will. */
export type RefundState = { status: string; reason: string | null }

/** Dollars that go back, by our id; null: all that are left. */
export type WalletRefund = { id: string; usd: string | null }

export type WalletRequest = {
  /** Our id of the payment, a UUID. */
  paymentId: string
  /** "103.40" */
  usd: string
  /** Of the provider's page. */
  language: Language
}

/** How asking for the money ended. */
export type CaptureAnswer =
  | { kind: 'answered'; order: WalletOrder }
  /** `words`: the provider's own, for the buyer. */
  | { kind: 'declined'; words: string }
  | { kind: 'not approved' }
  /** It was taken before, or another request takes it right now; the order says which. */
  | { kind: 'taken already' }
  | { kind: 'gone' }

/** Everything that a webhook is signed with; the names are the provider's headers. */
export type WebhookProof = {
  authAlgo: string
  certUrl: string
  transmissionId: string
  transmissionSig: string
  transmissionTime: string
}

/**
 * The wallet payment provider. Each call has a deadline and throws a ProblemError: `unavailable` when the provider is away
 * or late, `upstream_failed` when its response makes no sense. A repeated call with the same payment (and try) does nothing twice.
 */
export type Wallet = {
  /** The account that the money has to go to. */
  merchantId: string
  /** Returns the provider's id of the order that the buyer is to approve. */
  createOrder: (request: WalletRequest) => Promise<string>
  /** null: the provider does not know it, or not any more. */
  getOrder: (walletOrderId: string) => Promise<WalletOrder | null>
  /** @param attempt another number is another request to the buyer's bank, the same one is a repeat */
  capture: (walletOrderId: string, paymentId: string, attempt: number) => Promise<CaptureAnswer>
  /** The same id is a repeat. */
  refund: (captureId: string, refund: WalletRefund) => Promise<RefundAnswer>
  /** Whether the provider says that it sent this body, which is the text as it came. */
  isGenuine: (body: string, proof: WebhookProof) => Promise<boolean>
}
