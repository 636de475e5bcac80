import 'server-only'
import { attemptsOf, limiterOf } from '@/lib/http/rate-limit.server'
import type { AttemptAction } from '@/lib/account/attempts'
import type { Caller } from './caller.server'

const SIGN_IN_SECONDS = 5 * 60

/** How often one address may try. Many people may share one. */
const attempts = {
  sign_in: attemptsOf({ name: 'sign_in', points: 10, seconds: SIGN_IN_SECONDS }),
  registration: attemptsOf({ name: 'registration', points: 5, seconds: 10 * 60 }),
  password_reset: attemptsOf({ name: 'password_reset', points: 5, seconds: 10 * 60 }),
  /** A network of phones is one address to us, and a guest is made once. */
  guest: attemptsOf({ name: 'guest', points: 60, seconds: 10 * 60 }),
} satisfies Record<AttemptAction, unknown>

/** Throws `too_many_requests` when none is left. */
export const countAttempt = (action: AttemptAction, address: string): Promise<void> =>
  attempts[action].take(address)

/** A sign-in gives its attempt back once, however many sessions its token opens. */
const givenBack = limiterOf({ name: 'sign_in_given_back', points: 1, seconds: SIGN_IN_SECONDS })

/** Who has signed in tried no password of others: the attempt does not count. */
export async function uncountSignIn({ uid, signedInAt }: Caller, address: string): Promise<void> {
  const isFirst = await givenBack(`${uid} ${signedInAt}`).then(
    () => true,
    () => false,
  )
  if (isFirst) await attempts.sign_in.giveBack(address)
}
