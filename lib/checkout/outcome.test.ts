import { problemCodes } from '@bieznik/contract/problem'
import { expect, it } from 'vitest'
import { IdentityUnavailableError } from '@/lib/auth/identity-unavailable'
import { ProblemError } from '@/lib/http/problem-error'
import { outcomeOf } from './outcome'

const unsettled = {
  unauthenticated: 'signed_out',
  token_expired: 'signed_out',
  idempotency_key_reused: 'placed_before',
}
const unknown = new Set<string>(['internal', 'upstream_failed', 'unavailable'])

it.each(problemCodes)('an order that fails with %s', (code) => {
  const expected = unknown.has(code) ? 'unknown' : (Reflect.get(unsettled, code) ?? 'refused')
  expect(outcomeOf(new ProblemError(code, 'text'))).toBe(expected)
})

it('without a token was not sent, and with any other failure may have been placed', () => {
  expect(outcomeOf(new IdentityUnavailableError(new Error('no network')))).toBe('no_identity')
  expect(outcomeOf(new TypeError('x'))).toBe('unknown')
})
