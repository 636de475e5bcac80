import type { ProblemCode } from '@bieznik/contract/problem'
import { knownProblem } from './firebase-problem'

/** Keys of `registration.failures` in the messages. */
type SignUpFailureKey =
  | 'email_in_use'
  | 'email_in_use_guest'
  | 'already_registered'
  | 'email_invalid'
  | 'not_allowed'
  | 'weak_password'
  | 'failed'

/** Why somebody could not register: a text of ours, a problem by its code, or the provider's own words. */
export type SignUpFailure = { key: SignUpFailureKey } | { problem: ProblemCode } | { words: string }

/** The address of somebody who shopped without an account belongs to an account whose password was not given. */
export class AddressTakenError extends Error {}

const KEYS = new Map<unknown, SignUpFailureKey>([
  ['auth/email-already-in-use', 'email_in_use'],
  // Another tab was quicker.
  ['auth/provider-already-linked', 'already_registered'],
  ['auth/invalid-email', 'email_invalid'],
  ['auth/operation-not-allowed', 'not_allowed'],
  ['auth/weak-password', 'weak_password'],
])

export function signUpFailure(error: unknown): SignUpFailure {
  if (error instanceof AddressTakenError) return { key: 'email_in_use_guest' }
  if (!(error instanceof Error)) return { key: 'failed' }
  const key = 'code' in error && KEYS.get(error.code)
  if (key) return { key }
  const problem = knownProblem(error)
  if (problem) return { problem }
  return error.message ? { words: error.message } : { key: 'failed' }
}
