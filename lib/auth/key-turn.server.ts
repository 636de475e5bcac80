import 'server-only'
import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, wrap } from 'cockatiel'
import { env } from '@/lib/env.server'
import { DeadlineError, withDeadline } from '@/lib/http/deadline'
import { isKeyFetchFailure } from './identity.server'

const KEYS_WITHIN_MS = 2_000
const ASKED_AGAIN_AFTER_MS = 2_000
const MOST_WAITING = 1_000

/**
 * firebase-admin fetches Google's keys for every token that comes while it has none. So signatures are looked at one after
 * the other, which takes no time once the keys are there: the first one fetches them for all. When they cannot be had,
 * nobody asks for them again for two seconds. `verify` is called with whether the account is to be looked at as well.
 */
export function makeKeyTurn() {
  const isFailure = (error: unknown) => error instanceof DeadlineError || isKeyFetchFailure(error)
  const turn = wrap(
    bulkhead(1, MOST_WAITING),
    circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: ASKED_AGAIN_AFTER_MS,
      breaker: new ConsecutiveBreaker(1),
    }),
  )
  return async function withKeys<T>(verify: (checkRevoked: boolean) => Promise<T>): Promise<T> {
    // The emulator signs nothing.
    if (env.FIREBASE_AUTH_EMULATOR_HOST === undefined)
      await turn.execute(() =>
        withDeadline(verify(false), KEYS_WITHIN_MS, 'the keys of the identity service took too long'),
      )
    return verify(true)
  }
}
