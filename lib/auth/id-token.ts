import type { User } from 'firebase/auth'
import { logFailure } from '@/lib/log/browser'

/** A token with less than this to live is refreshed before a call, in milliseconds. */
const LEAST_LIFE_MS = 300_000

export type TokenHolder = Pick<User, 'getIdToken' | 'getIdTokenResult'>

/** What Firebase says when an account or a sign-in is no more: nothing but signing in again helps. */
const ENDED = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

export function isSignInEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ENDED.has(String(error.code))
}

/**
 * The token for a call, refreshed when it is about to run out. Throws Firebase's error: `isSignInEnded`, or an outage; a
 * token that still lives outlasts that.
 */
export async function readIdToken(user: TokenHolder): Promise<string> {
  const { token, expirationTime } = await user.getIdTokenResult()
  const isLongLived = Date.parse(expirationTime) - Date.now() > LEAST_LIFE_MS
  if (isLongLived || wasJustRefreshed(user)) return token
  try {
    return await freshIdToken(user)
  } catch (error) {
    if (isSignInEnded(error)) throw error
    logFailure('the token could not be refreshed before a call', error)
    return token
  }
}

const refreshes = new WeakMap<TokenHolder, { at: number; token: Promise<string> }>()

/** On a machine whose clock is an hour ahead every token seems to run out; it is not refreshed with every call. */
function wasJustRefreshed(user: TokenHolder): boolean {
  const latest = refreshes.get(user)
  return latest !== undefined && Date.now() - latest.at < LEAST_LIFE_MS
}

/** A new token. Calls that ask within a second of one another share it. */
export async function freshIdToken(user: TokenHolder): Promise<string> {
  const latest = refreshes.get(user)
  if (latest && Date.now() - latest.at < 1_000) return latest.token
  const refresh = { at: Date.now(), token: user.getIdToken(true) }
  refreshes.set(user, refresh)
  try {
    return await refresh.token
  } catch (error) {
    if (refreshes.get(user) === refresh) refreshes.delete(user)
    throw error
  }
}
