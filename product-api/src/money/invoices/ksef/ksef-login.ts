import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { KsefCall } from './ksef-call.ts'
import { encryptFor } from './ksef-crypto.ts'
import { KsefError } from './ksef-error.ts'
import { withKeyFor } from './ksef-keys.ts'

const LOGIN_POLLS = 30
const DONE = 200
/** An access token is not used in its last minute. */
const EARLY_MS = 60_000

const challengeSchema = z.object({ challenge: z.string(), timestampMs: z.int() })
const loginSchema = z.object({
  referenceNumber: z.string(),
  authenticationToken: z.object({ token: z.string() }),
})
const loginStatusSchema = z.object({ status: z.object({ code: z.int() }) })
const tokensSchema = z.object({ accessToken: z.object({ token: z.string(), validUntil: z.string() }) })

type Taxpayer = {
  nip: string
  /** Made once by the taxpayer, with the rights to write and to read invoices. */
  token: string
  /** Milliseconds between two looks at a login. */
  pollMs: number
}

type Access = { token: string; until: number }

async function logIn(ksef: KsefCall, { nip, token, pollMs }: Taxpayer): Promise<Access> {
  const group = 'open'
  const { referenceNumber, authenticationToken } = await withKeyFor(
    'KsefTokenEncryption',
    ksef,
    async ({ key, publicKeyId }) => {
      const asked = { what: 'a challenge', path: '/auth/challenge', group, method: 'POST' } as const
      const { challenge, timestampMs } = await ksef.read(challengeSchema, asked)
      return ksef.read(loginSchema, {
        what: 'a login',
        path: '/auth/ksef-token',
        group,
        method: 'POST',
        json: {
          challenge,
          contextIdentifier: { type: 'Nip', value: nip },
          encryptedToken: encryptFor(key, Buffer.from(`${token}|${timestampMs}`)),
          publicKeyId,
        },
      })
    },
  )
  const login = { group, token: authenticationToken.token } as const
  for (let poll = 0; poll < LOGIN_POLLS; poll += 1) {
    const look = { what: 'a login', path: `/auth/${referenceNumber}`, ...login }
    const { status } = await ksef.read(loginStatusSchema, look)
    if (status.code === DONE) break
    if (status.code > DONE) throw new KsefError('a login', status.code)
    await sleep(pollMs)
  }
  const redeemed = { what: 'an access token', path: '/auth/token/redeem', method: 'POST', ...login } as const
  const { accessToken } = await ksef.read(tokensSchema, redeemed)
  return { token: accessToken.token, until: Date.parse(accessToken.validUntil) }
}

/** Does `work` with a valid access token; one that KSeF no longer takes is replaced once. */
export type SignedIn = <Result>(work: (bearer: string) => Promise<Result>) => Promise<Result>

export function createSignedIn(ksef: KsefCall, taxpayer: Taxpayer): SignedIn {
  let access: Access | null = null
  return async (work) => {
    const isKept = access !== null && access.until - EARLY_MS > Date.now()
    if (!isKept) access = null
    access ??= await logIn(ksef, taxpayer)
    try {
      return await work(access.token)
    } catch (error) {
      if (!isKept || !(error instanceof KsefError) || error.code !== 401) throw error
      access = await logIn(ksef, taxpayer)
      return work(access.token)
    }
  }
}
