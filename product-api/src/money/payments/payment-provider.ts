import type { BlikOutcome, Payer } from '@bieznik/contract/money/payment'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import type { Grosze } from '@bieznik/contract/money/money'
import type { Language } from '@bieznik/contract/selling/order'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { Fact } from './payment-state.ts'
import type { PaymentRow } from './payments.queries.ts'

/**
 * What a provider's report of a payment comes to, compared with what was asked for. `fact` null: nothing is decided yet.
 * `isPending`: money is on its way and held back.
 */
export type Verdict = {
  fact: Fact | null
  captureId: string | null
  /** What came in, where it is not what was asked for; absent: the same, or not known. */
  received?: Grosze
  isPending: boolean
  /** What became of a refund that we asked for; when we asked for no such refund, `fact` says what it means. `problem`: why it is not sent. */
  refund?: { id: string; amount: Grosze | null; isDone: boolean; problem?: string }
}

/** What of a payment is to go back; a repeat has the same id. `isWhole`: all that the provider has of it, whatever the amount says. */
export type RefundRequest = { id: string; amount: Grosze; usdCents: number | null; isWhole: boolean }

/**
 * What the provider says of a request to send money back.
 * - `done`: the money went.
 * - `taken on`: it decides later; a notification says what, or `findRefund`.
 * - `put off`: it cannot at the moment, for lack of funds say; the request is repeated later.
 * - `refused`: it does not send it.
 *
 * `words`: the provider's own, for staff.
 */
export type RefundAnswer =
  | { kind: 'done' }
  | { kind: 'taken on' }
  | { kind: 'put off'; words: string }
  | { kind: 'refused'; words: string }

export const undecided: Verdict = { fact: null, captureId: null, isPending: false }

/** How asking for the money ended. */
export type Completion =
  | { kind: 'answered'; verdict: Verdict }
  /** `words`: the provider's own, for the buyer. */
  | { kind: 'declined'; words: string }
  | { kind: 'not approved' }
  /** It was taken before, or another request takes it right now; `reconcile` says which. */
  | { kind: 'taken already' }
  | { kind: 'gone' }

/** For whom a payment is created, and what for. */
export type Purchase = {
  orderId: number
  orderDate: Date
  email: string
  language: Language
  /** The buyer holds the signed link to the order, and comes back by one. */
  isByLink: boolean
}

/** What is paid for before there is an order. */
export type EarlyPurchase = { orderId: null; language: Language }

/** A notification as it came: its text is what is signed. */
export type RawNotification = {
  text: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A genuine notification. */
export type Notification = {
  /** The provider's name of it, for the log. */
  type: string
  /** Whatever it names the payment by. */
  about: {
    paymentId?: string | null
    walletOrderId?: string | null
    sessionId?: string | null
    captureId?: string | null
  }
  /**
   * - `approved`: the buyer has agreed, and the money is there to be taken.
   * - `report`: `verify` says what it comes to.
   */
  kind: 'approved' | 'report'
  /** Compares it with what was asked for, and has the provider confirm it where a notification alone is no proof. */
  verify: (payment: PaymentRow) => Promise<Verdict>
}

/** Takes the code of a bank's app in the shop. */
export type BlikInShop = {
  /** As `create` of the provider, for a payment by code alone. */
  create: (
    payment: PaymentRow,
    purchase: Purchase,
    payer: Payer,
  ) => Promise<{ walletOrderId: string; sessionId: string | null }>
  /** Hands the code to the bank, which asks the buyer in its app; a repeat with the same code does not ask twice. */
  charge: (walletOrderId: string, code: string) => Promise<BlikOutcome>
}

/**
 * A payment provider. Each call has a deadline and throws a ProblemError: `unavailable` when the provider is away or late,
 * `upstream_failed` when its response makes no sense. A repeated call for the same payment does nothing twice.
 */
export type PaymentProvider = {
  name: PaymentProviderName
  /** How long a payment without money is asked about, in milliseconds. */
  lifetimeMs: number
  /** Asks for the payment. Returns what is stored in its row. */
  create: (
    payment: PaymentRow,
    purchase: Purchase | EarlyPurchase,
  ) => Promise<{ walletOrderId: string; sessionId: string | null }>
  /** The page of the provider where the buyer pays; null: that happens on a page of the shop. */
  pageOf: (walletOrderId: string) => string | null
  /** null: codes are not taken in the shop. */
  blik: BlikInShop | null
  /** The buyer is back and says that it is approved: takes the money, or finds out that it came. */
  complete: (payment: PaymentRow) => Promise<Completion>
  /** Throws unauthenticated for a notification that the provider did not send, invalid_request for what is none. */
  readNotification: (notification: RawNotification) => Promise<Notification>
  /** Asks what became of a payment; null: the provider does not know it, or not any more, and nothing can come of it. */
  reconcile: (payment: PaymentRow) => Promise<Verdict | null>
  /** Asks for money to be sent back. A repeat with the same id sends nothing twice. */
  refund: (payment: PaymentRow, captureId: string, request: RefundRequest) => Promise<RefundAnswer>
  /** Looks what became of a request before it is repeated; null: the provider does not know it, or a repeat is the way to look. */
  findRefund: (payment: PaymentRow, captureId: string, request: RefundRequest) => Promise<RefundAnswer | null>
}

/** Those that are configured. */
export type PaymentProviders = readonly PaymentProvider[]

/** Throws payment_method_unavailable, of the wallet wallet_unavailable, when it is not configured. */
export function requireProvider(providers: PaymentProviders, name: PaymentProviderName): PaymentProvider {
  const provider = providers.find((each) => each.name === name)
  if (provider) return provider
  if (name === 'paypal') throw new ProblemError('wallet_unavailable', 'No wallet payment is configured.')
  throw new ProblemError('payment_method_unavailable', `${name} is not configured.`)
}
