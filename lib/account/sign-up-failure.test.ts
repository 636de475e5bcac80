import { expect, it } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { signUpFailure } from './sign-up-failure'

const firebaseError = (code: string) => Object.assign(new Error('what the provider says'), { code })

// Shows S8.34
it.each([
  ['an address in use', firebaseError('auth/email-already-in-use'), { key: 'email_in_use' }],
  ['an address that is none', firebaseError('auth/invalid-email'), { key: 'email_invalid' }],
  ['accounts switched off', firebaseError('auth/operation-not-allowed'), { key: 'not_allowed' }],
  ['a weak password', firebaseError('auth/weak-password'), { key: 'weak_password' }],
  ['too many tries at Firebase', firebaseError('auth/too-many-requests'), { problem: 'too_many_requests' }],
  ['too many tries here', new ProblemError('too_many_requests', 'text'), { problem: 'too_many_requests' }],
  ['no network', firebaseError('auth/network-request-failed'), { problem: 'unavailable' }],
  ['any other error', firebaseError('auth/internal-error'), { words: 'what the provider says' }],
  ['a code that is no text', Object.assign(new Error('words'), { code: 7 }), { words: 'words' }],
  ['an error without a message', new Error(), { key: 'failed' }],
  ['no error', 'auth/weak-password', { key: 'failed' }],
  ['nothing', undefined, { key: 'failed' }],
])('%s', (_what, error, failure) => {
  expect(signUpFailure(error)).toEqual(failure)
})
