import { ProblemError } from '@/lib/http/problem-error'

/** Keys of `account` in the messages. Wrong password and unknown address are one and the same. */
export type SignInFailure =
  | 'wrong_credentials'
  | 'too_many_attempts'
  | 'storage_refused'
  | 'sign_in_failed'
  | 'unknown_error'

/** The browser keeps nothing for this site, so the next page would not know of the sign-in. */
export class StorageRefusedError extends Error {}

const WRONG_CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/user-disabled',
])

/** Which text tells why signing in failed. */
export function signInFailure(error: unknown): SignInFailure {
  if (!(error instanceof Error)) return 'unknown_error'
  if (error instanceof StorageRefusedError) return 'storage_refused'
  const code = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && WRONG_CREDENTIALS.has(code)) return 'wrong_credentials'
  const isFlooded =
    code === 'auth/too-many-requests' || (error instanceof ProblemError && error.code === 'too_many_requests')
  return isFlooded ? 'too_many_attempts' : 'sign_in_failed'
}
