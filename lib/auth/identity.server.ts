import 'server-only'
import { isIssuedByNow } from '@bieznik/contract/token-age'
import { claimsToBe } from '@bieznik/contract/token-shape'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { env } from '@/lib/env.server'
import { withDeadline } from '@/lib/http/deadline'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'

/** How long the identity service may take before it counts as away, in milliseconds. */
const DEADLINE_MS = 3000

const issuer = {
  projectId: env.FIREBASE_PROJECT_ID,
  isEmulated: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
}

/** Outcomes that a caller must handle; "identity is away" is not "signed out". */
export type Verified<T> =
  | { outcome: 'valid'; claims: T }
  | { outcome: 'expired' }
  | { outcome: 'invalid' }
  | { outcome: 'away'; cause: unknown }

/** Runs a verification, or another question, of firebase-admin with a deadline and sorts its errors. */
export async function verified<T>(verification: Promise<T>): Promise<Verified<T>> {
  try {
    return {
      outcome: 'valid',
      claims: await withDeadline(verification, DEADLINE_MS, 'the identity service took too long'),
    }
  } catch (error) {
    return outcomeOf(error)
  }
}

/**
 * The same for a token or the cookie of a session. firebase-admin would take one that is yet to be issued, and what is none at all makes
 * it throw as if it were away.
 */
export async function verifiedToken(
  kind: 'idToken' | 'sessionCookie',
  token: string,
  verification: Promise<DecodedIdToken>,
): Promise<Verified<DecodedIdToken>> {
  const result = await verified(verification)
  if (result.outcome === 'away' && !claimsToBe(kind, token, issuer)) return { outcome: 'invalid' }
  if (result.outcome !== 'valid' || isIssuedByNow(result.claims)) return result
  log.warn('a token was issued in the future: the clock of this machine may be behind')
  return { outcome: 'invalid' }
}

const EXPIRED = new Set(['auth/id-token-expired', 'auth/session-cookie-expired'])
const REFUSED = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie',
  'auth/id-token-revoked',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-credential',
])

function outcomeOf(error: unknown): Exclude<Verified<never>, { outcome: 'valid' }> {
  const code = error instanceof Object && 'code' in error ? String(error.code) : ''
  if (EXPIRED.has(code)) return { outcome: 'expired' }
  if (REFUSED.has(code) && !isKeyFetchFailure(error)) return { outcome: 'invalid' }
  return { outcome: 'away', cause: error }
}

/**
 * firebase-admin answers `auth/argument-error` for a forged token and also when Google's keys cannot be had. Only how its
 * message begins tells them apart: what follows may quote the token.
 */
export function isKeyFetchFailure(error: unknown): boolean {
  return error instanceof Error && /^Error (?:fetching public keys|while making request)/.test(error.message)
}

/** What was asked for, or the problem that the caller is told. */
export function requireValid<T>(result: Verified<T>): T {
  switch (result.outcome) {
    case 'valid':
      return result.claims
    case 'expired':
      throw new ProblemError('token_expired', 'the ID token has expired, send a fresh one')
    case 'invalid':
      throw new ProblemError('unauthenticated', 'the ID token is not valid')
    case 'away':
      throw new ProblemError('unavailable', 'the identity service does not answer', { cause: result.cause })
  }
}
