import { expect, it } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { signInFailure, StorageRefusedError } from './sign-in-failure'

const firebaseError = (code: string) => Object.assign(new Error('text'), { code })

// Shows S8.34
it.each([
  ['a wrong password', firebaseError('auth/wrong-password'), 'wrong_credentials'],
  ['an unknown address', firebaseError('auth/user-not-found'), 'wrong_credentials'],
  ['either of the two', firebaseError('auth/invalid-credential'), 'wrong_credentials'],
  ['no address', firebaseError('auth/invalid-email'), 'wrong_credentials'],
  ['a disabled account', firebaseError('auth/user-disabled'), 'wrong_credentials'],
  ['too many tries at Firebase', firebaseError('auth/too-many-requests'), 'too_many_attempts'],
  ['too many tries here', new ProblemError('too_many_requests', 'text'), 'too_many_attempts'],
  ['a browser that stores nothing', new StorageRefusedError(), 'storage_refused'],
  ['no network', firebaseError('auth/network-request-failed'), 'sign_in_failed'],
  ['a session that cannot be opened', new ProblemError('unavailable', 'text'), 'sign_in_failed'],
  ['a code that is no text', Object.assign(new Error('text'), { code: 7 }), 'sign_in_failed'],
  ['an error without a message', new Error(), 'sign_in_failed'],
  ['no error', 'auth/wrong-password', 'unknown_error'],
  ['nothing', undefined, 'unknown_error'],
])('%s', (_what, error, failure) => {
  expect(signInFailure(error)).toBe(failure)
})
