import { IdentityUnavailableError } from '@/lib/auth/identity-unavailable'
import { problemCodeOf } from '@/lib/http/problem-error'

/**
 * What became of an order when the response is no order.
 *
 * - `refused`: the server says that it was not placed, and why.
 * - `placed_before`: its key stands for an order already, with other details.
 * - `signed_out`: no one is signed in.
 * - `no_identity`: the identity service did not give a token; nothing was placed.
 * - `unknown`: it may have been placed. Sending it again under the same key is safe, and finds out.
 */
type Outcome = 'refused' | 'placed_before' | 'signed_out' | 'no_identity' | 'unknown'

/** What a failed order means for the buyer. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof IdentityUnavailableError) return 'no_identity'
  switch (problemCodeOf(error)) {
    case 'idempotency_key_reused':
      return 'placed_before'
    case 'unauthenticated':
    case 'token_expired':
      return 'signed_out'
    case 'internal':
    case 'upstream_failed':
    case 'unavailable':
      return 'unknown'
    default:
      return 'refused'
  }
}
