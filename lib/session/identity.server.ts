import 'server-only'
import { withDeadline } from '@bieznik/backend-kit/deadline'
import { getAccounts } from '@bieznik/backend-kit/identity/account-lookup'
import { createTokenVerifier, outcomeOf, type Verified } from '@bieznik/backend-kit/identity/verify-token'
import { env } from '@/lib/env.server'
import { identity } from '@/lib/firebase/app.server'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'

/** How long the identity service may take before it counts as away, in milliseconds. */
const DEADLINE_MS = 3000

const shared = {
  issuer: {
    projectId: env.FIREBASE_PROJECT_ID,
    isEmulated: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
  },
  fetchAccounts: (uids: string[]) => getAccounts(identity(), uids),
  warn: (message: string) => log.warn(message),
}

export const verifyIdToken = createTokenVerifier({
  ...shared,
  kind: 'idToken',
  readToken: (token) => identity().verifyIdToken(token),
})

export const verifySessionCookie = createTokenVerifier({
  ...shared,
  kind: 'sessionCookie',
  readToken: (cookie) => identity().verifySessionCookie(cookie),
})

/** Runs another question to firebase-admin with a deadline and sorts its errors. */
export async function verified<T>(question: Promise<T>): Promise<Verified<T>> {
  try {
    return {
      outcome: 'valid',
      claims: await withDeadline(question, DEADLINE_MS, 'the identity service took too long'),
    }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** What was asked for, or the problem for the caller. */
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
