import { isIssuedByNow } from '@bieznik/contract/token-age'
import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleType, wrap } from 'cockatiel'
import type { Agent } from 'node:http'
import { initializeApp, type Credential } from 'firebase-admin/app'
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth'
import type { TokenVerdict, VerifyToken } from './caller.ts'
import { claimsToBeIdToken } from './token-shape.ts'

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

function judgeClaims(token: DecodedIdToken): TokenVerdict {
  if (!isIssuedByNow(token)) return { kind: 'refused' }
  return { kind: 'valid', caller: { uid: token.uid, isStaff: token.admin === true } }
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
 * revoked. Talks to the Auth emulator when FIREBASE_AUTH_EMULATOR_HOST is set.
 */
export function createFirebaseVerifier({
  projectId,
  canFetchKeys,
  isEmulated,
  httpAgent,
  credential,
}: FirebaseOptions): VerifyToken {
  const options = { projectId, httpAgent, ...(credential && { credential }) }
  const auth = getAuth(initializeApp(options, `product-api-${crypto.randomUUID()}`))

  /** firebase-admin says `auth/argument-error` of a forged token and also when it could not fetch the keys. */
  async function isForged(token: string): Promise<boolean> {
    return !claimsToBeIdToken(token, projectId) || (await canFetchKeys())
  }

  async function judge(error: unknown, token: string): Promise<TokenVerdict> {
    // A part of the token that is no JSON is not caught by firebase-admin.
    if (error instanceof SyntaxError) return { kind: 'refused' }
    const code = codeOf(error)
    if (code === 'auth/id-token-expired') return { kind: 'expired' }
    if (code && refusals.has(code)) return { kind: 'refused' }
    if (code === 'auth/argument-error' && (await isForged(token))) return { kind: 'refused' }
    return { kind: 'unavailable', cause: error }
  }

  const turn = keyTurn()

  async function verdictOf(token: string, checkRevoked: boolean): Promise<TokenVerdict> {
    try {
      return judgeClaims(await withDeadline(auth.verifyIdToken(token, checkRevoked)))
    } catch (error) {
      return judge(error, token)
    }
  }

  async function signatureOf(token: string): Promise<TokenVerdict> {
    try {
      return await turn.execute(async () => {
        const verdict = await verdictOf(token, false)
        if (verdict.kind === 'unavailable')
          throw new KeysAway('the keys cannot be had', { cause: verdict.cause })
        return verdict
      })
    } catch (cause) {
      return { kind: 'unavailable', cause }
    }
  }

  return async (token) => {
    const signature = isEmulated ? null : await signatureOf(token)
    return signature === null || signature.kind === 'valid' ? verdictOf(token, true) : signature
  }
}
