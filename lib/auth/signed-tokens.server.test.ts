import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { deleteApp, initializeApp, type App, type Credential } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { problemCodeOf } from '@/lib/http/problem-error'
import { startLoopback, type Loopback } from '@/tests/loopback'
import { requireCaller } from './caller.server'
import { verified } from './identity.server'

/*
 * The emulator signs nothing, so what a signature is worth is seen here: firebase-admin without an emulator, on tokens
 * that are really signed, with a server of this machine in Google's place (its keys, its accounts).
 */

const PROJECT = 'shop-of-the-test'
const KEY_ID = 'key-1'
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicPem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString()

const now = Math.floor(Date.now() / 1000)
const issued = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'jan',
  iat: now - 60,
  auth_time: now - 60,
  exp: now + 3_540,
}

const accounts: Record<string, { validSince: string; disabled?: boolean }> = {
  jan: { validSince: String(now - 3_600) },
  revoked: { validSince: String(now) },
  disabled: { validSince: String(now - 3_600), disabled: true },
}

const fake = vi.hoisted(() => ({ identity: undefined as Auth | undefined }))
vi.mock('@/lib/firebase/app.server', () => ({ identity: () => fake.identity }))

let google: Loopback
let keyFetches = 0
let areKeysAway = false
let app: App
let httpAgent: Agent
let credential: Credential

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '')
  google = await startLoopback((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.method === 'GET') {
      keyFetches += 1
      response.setHeader('cache-control', 'public, max-age=3600')
      if (areKeysAway) return response.writeHead(500).end('{"error":"backendError"}')
      return response.end(JSON.stringify({ [KEY_ID]: publicPem }))
    }
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const uid = /"localId":\["(\w+)"\]/.exec(body)?.[1] ?? ''
      const account = accounts[uid]
      response.end(JSON.stringify(account ? { users: [{ localId: uid, ...account }] } : {}))
    })
  })
  httpAgent = new Agent()
  // The server speaks no TLS: whatever the client asks for by name ends there.
  httpAgent.createConnection = () => connect(Number(new URL(google.origin).port), '127.0.0.1')
  credential = { getAccessToken: async () => ({ access_token: 'ours', expires_in: 3600 }) }
  app = initializeApp({ projectId: PROJECT, httpAgent, credential }, 'signed-tokens')
  fake.identity = getAuth(app)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await deleteApp(app)
  await google.close()
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const content = (header: object, claims: object) => `${part(header)}.${part({ ...issued, ...claims })}`

function signed(claims: object = {}, key: KeyObject = own.privateKey, kid = KEY_ID): string {
  const text = content({ alg: 'RS256', kid, typ: 'JWT' }, claims)
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

/** The public key is known to everyone; as the secret of a symmetric algorithm it must open nothing. */
function signedWithPublicKey(): string {
  const text = content({ alg: 'HS256', kid: KEY_ID, typ: 'JWT' }, {})
  return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`
}

function tampered(): string {
  const [header, , signature] = signed().split('.')
  return `${header}.${part({ ...issued, sub: 'ewa', admin: true })}.${signature}`
}

const call = (token: string) =>
  requireCaller(
    'customer',
    new Request('http://127.0.0.1/api/cart', { headers: { authorization: `Bearer ${token}` } }),
  )

it('a token with Google’s signature is taken', async () => {
  expect(await call(signed())).toMatchObject({ uid: 'jan', isStaff: false })
  expect(await call(signed({ admin: true }))).toMatchObject({ uid: 'jan', isStaff: true })
})

it.each([
  ['signed with another key', () => signed({}, foreign.privateKey)],
  ['signed with another key of another id', () => signed({}, foreign.privateKey, 'key-2')],
  ['signed with the public key as a secret', signedWithPublicKey],
  ['changed after it was signed', tampered],
  ['with half a signature', () => signed().slice(0, -20)],
  ['without a signature', () => signed().replace(/[^.]+$/, '')],
  ['of no algorithm', () => `${content({ alg: 'none', typ: 'JWT' }, {})}.`],
  ['of no algorithm, with a key id', () => `${content({ alg: 'none', kid: KEY_ID, typ: 'JWT' }, {})}.`],
  ['for another project', () => signed({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
  ['of another issuer', () => signed({ iss: `https://evil.example/${PROJECT}` })],
  ['for nobody', () => signed({ sub: '' })],
  ['whose sign-in was revoked', () => signed({ sub: 'revoked' })],
  ['of a disabled account', () => signed({ sub: 'disabled' })],
  ['of a deleted account', () => signed({ sub: 'deleted' })],
])('a token %s is refused', async (_what, make) => {
  await expect(call(make())).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
})

it('a token that has expired is refused as that', async () => {
  const old = signed({ iat: now - 7_200, auth_time: now - 7_200, exp: now - 3_600 })
  await expect(call(old)).rejects.toMatchObject({ code: 'token_expired', status: 401 })
})

it('a token of the future is refused: by a clock that is behind, those that have ended look good', async () => {
  const early = { iat: now + 3_600, auth_time: now + 3_600, exp: now + 7_200 }
  expect(await getAuth(app).verifyIdToken(signed(early))).toMatchObject({ uid: 'jan' })
  await expect(call(signed(early))).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  // Clocks differ a little.
  expect(await call(signed({ ...early, iat: now + 60 }))).toMatchObject({ uid: 'jan' })
})

it('a session cookie opens no call, and an ID token no page', async () => {
  const cookie = signed({ iss: `https://session.firebase.google.com/${PROJECT}` })
  const pages = getAuth(app)
  expect(await verified(pages.verifySessionCookie(cookie, true))).toMatchObject({ outcome: 'valid' })
  await expect(call(cookie)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await verified(pages.verifySessionCookie(signed(), true))).toEqual({ outcome: 'invalid' })
})

describe('100 callers at once, while nobody has the keys', () => {
  /** As it is when the program has just started. */
  const inFreshApp = async <T>(work: (auth: Auth) => Promise<T>): Promise<T> => {
    const fresh = initializeApp({ projectId: PROJECT, httpAgent, credential }, 'fresh')
    fake.identity = getAuth(fresh)
    keyFetches = 0
    try {
      return await work(fake.identity)
    } finally {
      fake.identity = getAuth(app)
      await deleteApp(fresh)
    }
  }
  const hundred = <T>(make: () => Promise<T>) => Promise.allSettled(Array.from({ length: 100 }, () => make()))

  it('share one fetch of them', async () => {
    const calls = await inFreshApp(() => hundred(() => call(signed())))
    expect(calls.map(({ status }) => status)).not.toContain('rejected')
    expect(keyFetches).toBe(1)
  })

  it('would fetch them a hundred times by themselves', async () => {
    await inFreshApp((auth) => hundred(() => auth.verifyIdToken(signed(), true)))
    expect(keyFetches).toBe(100)
  })

  it('share the failure when they cannot be had, which is no forgery, and are let in afterwards', async () => {
    areKeysAway = true
    await inFreshApp(async () => {
      const calls = await hundred(() => call(signed()))
      const codes = calls.map((each) => (each.status === 'rejected' ? problemCodeOf(each.reason) : 'taken'))
      expect(new Set(codes)).toEqual(new Set(['unavailable']))
      expect(keyFetches).toBe(1)
      areKeysAway = false
      await vi.waitFor(() => call(signed()), { timeout: 4_000, interval: 200 })
    })
  })
})
