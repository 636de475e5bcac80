import type { Payment } from '@bieznik/contract/money/payment'
import type { ProblemCode } from '@bieznik/contract/problem'
import { problemCodeOf } from '@/lib/http/problem-error'
import { textOfProvider } from './text-of-provider'

/**
 * How a payment went.
 *
 * - `paid`: the money is ours.
 * - `changed`: the cart comes to something else by now; nothing was charged.
 * - `refused`: it was not paid, and `code` says why; `ofProvider` is the provider's own text.
 * - `disputed`: something was paid that was not asked for; a person has to look.
 * - `unknown`: no response. Asking again is safe, and finds out.
 */
export type PaymentOutcome =
  | { kind: 'paid' }
  | { kind: 'changed' }
  | { kind: 'refused'; code: ProblemCode; ofProvider?: string | undefined }
  | { kind: 'disputed' }
  | { kind: 'unknown' }

/** What the server's word on a payment means, once the buyer has approved it. */
export function outcomeOfPayment({ state }: Pick<Payment, 'state'>): PaymentOutcome {
  switch (state) {
    case 'captured':
      return { kind: 'paid' }
    case 'disputed':
      return { kind: 'disputed' }
    case 'refused':
    case 'refunded':
      return { kind: 'refused', code: 'payment_declined' }
    case 'created':
      return { kind: 'unknown' }
  }
}

/** What a failed call for a payment means for the buyer. */
export function outcomeOfFailure(error: unknown): PaymentOutcome {
  const code = problemCodeOf(error)
  switch (code) {
    case 'price_changed':
      return { kind: 'changed' }
    case 'payment_disputed':
      return { kind: 'disputed' }
    case 'internal':
    case 'upstream_failed':
    case 'unavailable':
    case 'too_many_requests':
      return { kind: 'unknown' }
    default:
      return { kind: 'refused', code, ofProvider: textOfProvider(error) }
  }
}
