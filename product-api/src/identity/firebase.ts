import { isIssuedByNow } from '@bieznik/contract/token-age'
import { claimsToBe } from '@bieznik/contract/token-shape'
import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleType, wrap } from 'cockatiel'
import type { Agent } from 'node:http'
import { initializeApp, type Credential } from 'firebase-admin/app'
import { getAuth, type Auth, type DecodedIdToken } from 'firebase-admin/auth'
import { createAccountLookup, type FetchAccounts } from './account-lookup.ts'
import type { TokenVerdict, VerifyToken } from './caller.ts'
import { createProvenTokens, type Proven } from './proven-tokens.ts'

const DEADLINE_MS = 2_000
const KEYS_ASKED_AGAIN_AFTER_MS = 2_000
const MOST_WAITING_FOR_KEYS = 1_000

const refusals = new Set([
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
])

type FirebaseOptions = {
  projectId: string
  /** Whether Google's signing keys can be fetched at the moment. */
  canFetchKeys: () => Promise<boolean>
  /** The emulator signs nothing, so that there are no keys to be had. */
  isEmulated?: boolean
  httpAgent?: Agent
  /** For whom accounts are looked up; not given: as the environment says. */
  credential?: Credential
  /** Asks the identity service; not given: Firebase. */
  fetchAccounts?: FetchAccounts
  /** Reads a token whose signature it has proven; rejects as firebase-admin does. Not given: firebase-admin. */
  proveToken?: (token: string) => Promise<DecodedIdToken>
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no verdict within ${DEADLINE_MS} ms`)), DEADLINE_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

function valid({ uid, isStaff }: Pick<Proven, 'uid' | 'isStaff'>): TokenVerdict {
  return { kind: 'valid', caller: { uid, isStaff } }
}

/** What it says of its owner, unless it says that it is yet to be issued. */
function provenBy(token: DecodedIdToken): Proven | TokenVerdict {
  if (!isIssuedByNow(token)) return { kind: 'refused' }
  const { uid, admin, auth_time: signedInAt, exp: expiresAt } = token
  return { uid, isStaff: admin === true, signedInAt, expiresAt }
}

function accountsOf(auth: Auth): FetchAccounts {
  return async (uids) => {
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
    return new Map(
      users.map(({ uid, disabled: isDisabled, tokensValidAfterTime: since }) => [
        uid,
        { isDisabled, tokensValidAfter: since ? Date.parse(since) : 0 },
      ]),
    )
  }
}

class KeysAway extends Error {}

/**
 * firebase-admin fetches the keys for every token that comes while it has none. So signatures are looked at one after the
 * other, which takes no time once the keys are there; and when they cannot be had, nobody asks for them for two seconds.
 */
const keyTurn = () =>
  wrap(
    bulkhead(1, MOST_WAITING_FOR_KEYS),
    circuitBreaker(handleType(KeysAway), {
      halfOpenAfter: KEYS_ASKED_AGAIN_AFTER_MS,
      breaker: new ConsecutiveBreaker(1),
    }),
  )

/**
 * Verifies Firebase ID tokens: signature, audience, age on either side, and that the account is neither disabled nor its sessions
 * revoked. A signature is proven once for each token; the account is asked after at each call, for many callers at once. Talks to the Auth
 * emulator, which signs nothing, when FIREBASE_AUTH_EMULATOR_HOST is set.
 */
export function createFirebaseVerifier({
  projectId,
  canFetchKeys,
  isEmulated = false,
  httpAgent,
  credential,
  fetchAccounts,
  proveToken,
}: FirebaseOptions): VerifyToken {
  const options = { projectId, httpAgent, ...(credential && { credential }) }
  const auth = getAuth(initializeApp(options, `product-api-${crypto.randomUUID()}`))
  const prove = proveToken ?? ((token: string) => auth.verifyIdToken(token))
  const fetchNow = fetchAccounts ?? accountsOf(auth)
  // A call that is never answered would hold up those who wait for the next one.
  const accountOf = createAccountLookup((uids) => withDeadline(fetchNow(uids)))
  const provenTokens = createProvenTokens()
  const turn = keyTurn()

  async function judge(error: unknown, token: string): Promise<TokenVerdict> {
    const code = codeOf(error)
    if (code === 'auth/id-token-expired') return { kind: 'expired' }
    if (code && refusals.has(code)) return { kind: 'refused' }
    if (!claimsToBe('idToken', token, { projectId, isEmulated })) return { kind: 'refused' }
    // What firebase-admin says of a forged token and also when it could not fetch the keys.
    if (code === 'auth/argument-error' && (await canFetchKeys())) return { kind: 'refused' }
    return { kind: 'unavailable', cause: error }
  }

  async function proveInTurn(token: string): Promise<Proven | TokenVerdict> {
    try {
      return await turn.execute(async () => {
        try {
          return provenBy(await withDeadline(prove(token)))
        } catch (error) {
          const verdict = await judge(error, token)
          if (verdict.kind !== 'unavailable') return verdict
          throw new KeysAway('the keys cannot be had', { cause: verdict.cause })
        }
      })
    } catch (cause) {
      return { kind: 'unavailable', cause }
    }
  }

  async function verdictOnAccount(proven: Proven): Promise<TokenVerdict> {
    try {
      const account = await withDeadline(accountOf(proven.uid))
      const isGood =
        account !== null && !account.isDisabled && proven.signedInAt * 1_000 >= account.tokensValidAfter
      return isGood ? valid(proven) : { kind: 'refused' }
    } catch (cause) {
      return { kind: 'unavailable', cause }
    }
  }

  async function proveEmulated(token: string): Promise<Proven | TokenVerdict> {
    try {
      return provenBy(await withDeadline(prove(token)))
    } catch (error) {
      return judge(error, token)
    }
  }

  const proveNew = isEmulated ? proveEmulated : proveInTurn

  return async (token) => {
    const proven = provenTokens.find(token) ?? (await proveNew(token))
    if ('kind' in proven) return proven
    provenTokens.keep(token, proven)
    return verdictOnAccount(proven)
  }
}
