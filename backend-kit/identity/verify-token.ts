import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleWhen, wrap } from 'cockatiel'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import { DeadlineError, withDeadline } from '../deadline.ts'
import { createAccountLookup, type Account, type FetchAccounts } from './account-lookup.ts'
import { isGuest } from './is-guest.ts'
import { isIssuedByNow } from './token-age.ts'
import { claimsToBe, type TokenIssuer, type TokenKind } from './token-shape.ts'

/** For a signature, and once more for an account, in milliseconds. */
const DEADLINE_MS = 1_800
const KEYS_ASKED_AGAIN_AFTER_MS = 2_000
const MOST_WAITING_FOR_KEYS = 1_000
/** A token is about a kilobyte. */
const MOST_REMEMBERED = 10_000

/** Outcomes that a caller must handle; "identity is away" is not "signed out". */
export type Verified<T> =
  | { outcome: 'valid'; claims: T }
  | { outcome: 'expired' }
  | { outcome: 'invalid' }
  | { outcome: 'away'; cause: unknown }

type Failed = Exclude<Verified<never>, { outcome: 'valid' }>

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

/**
 * firebase-admin throws `auth/argument-error` for a forged token and also when Google's keys cannot be fetched. Only the beginning of the
 * message differs; the rest may quote the token.
 */
function isKeyFetchFailure(error: unknown): boolean {
  return error instanceof Error && /^Error (?:fetching public keys|while making request)/.test(error.message)
}

/** What an error of firebase-admin means. */
export function outcomeOf(error: unknown): Failed {
  const code = error instanceof Object && 'code' in error ? String(error.code) : ''
  if (EXPIRED.has(code)) return { outcome: 'expired' }
  if (REFUSED.has(code) && !isKeyFetchFailure(error)) return { outcome: 'invalid' }
  return { outcome: 'away', cause: error }
}

/** A guest's token is refused once the guest is an account: it was issued for an anonymous user. */
function isAccepted(account: Account, claims: DecodedIdToken): boolean {
  if (account.isDisabled || claims.auth_time * 1_000 < account.tokensValidAfter) return false
  return account.isAnonymous || !isGuest(claims)
}

/**
 * firebase-admin fetches the keys for every token while it has none. With a bulkhead of one the first token fetches them for all. A failed
 * fetch opens the circuit breaker for two seconds; an error about one token does not, or a forged one would lock out everybody else.
 */
const createKeyFetchPolicy = () =>
  wrap(
    bulkhead(1, MOST_WAITING_FOR_KEYS),
    circuitBreaker(
      handleWhen((error) => error instanceof DeadlineError || isKeyFetchFailure(error)),
      { halfOpenAfter: KEYS_ASKED_AGAIN_AFTER_MS, breaker: new ConsecutiveBreaker(1) },
    ),
  )

interface VerifierOptions {
  kind: TokenKind
  issuer: TokenIssuer
  /** Checks the signature and reads the token, as firebase-admin does. */
  readToken: (token: string) => Promise<DecodedIdToken>
  fetchAccounts: FetchAccounts
  warn?: (message: string) => void
}

/**
 * Verifies Firebase ID tokens or session cookies: signature, audience, age on either side, and that the account is neither disabled
 * nor its sessions revoked. A signature is checked once for each token; the account is asked for at each call, for many callers at
 * once.
 */
export function createTokenVerifier({ kind, issuer, readToken, fetchAccounts, warn }: VerifierOptions) {
  // A call that never gets a response would hold up those who wait for the next one.
  const getAccount = createAccountLookup((uids) =>
    withDeadline(fetchAccounts(uids), DEADLINE_MS, 'the accounts were not found in time'),
  )
  const verifiedTokens = new LRUCache<string, DecodedIdToken>({ max: MOST_REMEMBERED })
  const keyFetch = createKeyFetchPolicy()

  async function read(token: string): Promise<Verified<DecodedIdToken>> {
    try {
      const claims = await withDeadline(readToken(token), DEADLINE_MS, 'the token was not verified in time')
      if (isIssuedByNow(claims)) return { outcome: 'valid', claims }
      warn?.('identity: token issued in the future, the clock of this machine may be behind')
      return { outcome: 'invalid' }
    } catch (error) {
      const failed = outcomeOf(error)
      return failed.outcome === 'away' && !claimsToBe(kind, token, issuer) ? { outcome: 'invalid' } : failed
    }
  }

  async function readBehindKeyFetch(token: string): Promise<Verified<DecodedIdToken>> {
    try {
      return await keyFetch.execute(async () => {
        const result = await read(token)
        if (result.outcome === 'away') throw result.cause
        return result
      })
    } catch (cause) {
      return { outcome: 'away', cause }
    }
  }

  function getVerified(token: string): DecodedIdToken | null {
    const claims = verifiedTokens.get(token)
    return claims && claims.exp * 1_000 > Date.now() ? claims : null
  }

  async function checkAccount(claims: DecodedIdToken): Promise<Verified<DecodedIdToken>> {
    try {
      const account = await withDeadline(
        getAccount(claims.uid),
        DEADLINE_MS,
        'the account was not found in time',
      )
      return account !== null && isAccepted(account, claims)
        ? { outcome: 'valid', claims }
        : { outcome: 'invalid' }
    } catch (cause) {
      return { outcome: 'away', cause }
    }
  }

  // The emulator signs nothing, so that there are no keys to wait for.
  const readNew = issuer.isEmulated ? read : readBehindKeyFetch

  return async (token: string): Promise<Verified<DecodedIdToken>> => {
    const known = getVerified(token)
    const result: Verified<DecodedIdToken> = known
      ? { outcome: 'valid', claims: known }
      : await readNew(token)
    if (result.outcome !== 'valid') return result
    verifiedTokens.set(token, result.claims)
    return checkAccount(result.claims)
  }
}
