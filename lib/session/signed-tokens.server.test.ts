import { deleteApp, initializeApp, type App } from 'firebase-admin/app'
import { getAuth, type Auth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { problemCodeOf } from '@/lib/http/problem-error'
import { badTokens, expiredClaims } from '@/tests/signed-tokens/bad-tokens'
import { startGoogle, type Google } from '@/tests/signed-tokens/google'
import { requireCaller } from './caller.server'
import { requireSession } from './session.server'

/*
 * The emulator signs nothing, so what a signature is worth is seen here: firebase-admin without an emulator, on tokens
 * that are really signed, with a server of this machine in Google's place (its keys, its accounts).
 */

/** Read when the program starts. */
vi.hoisted(() => vi.stubEnv('FIREBASE_PROJECT_ID', 'shop-of-the-test'))

const fake = vi.hoisted(() => ({ identity: undefined as Auth | undefined, cookie: '' }))
vi.mock('@/lib/firebase/app.server', () => ({ identity: () => fake.identity }))
vi.mock('./ended-sessions.server', () => ({ isSessionEnded: async () => false }))
vi.mock('next/server', () => ({ connection: async () => undefined }))
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: fake.cookie }) }) }))
vi.mock('@/lib/i18n/navigation', () => ({
  redirect: ({ href }: { href: object }) => {
    throw Object.assign(new Error('on to another page'), href)
  },
}))

let google: Google
let app: App

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '')
  google = await startGoogle()
  app = initializeApp(google.appOptions, 'signed-tokens')
  fake.identity = getAuth(app)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await deleteApp(app)
  await google.close()
})

const call = (token: string) =>
  requireCaller(
    'customer',
    new Request('http://127.0.0.1/api/cart', { headers: { authorization: `Bearer ${token}` } }),
  )

/** Opens a page with the cookie of a session, which Google signs as another issuer. */
const open = (cookie: string) => {
  fake.cookie = cookie
  return requireSession('pl', '/orders')
}

it('a token with Google’s signature is taken', async () => {
  expect(await call(google.idTokens.sign())).toMatchObject({ uid: 'jan', staffRole: null })
  expect(await call(google.idTokens.sign({ admin: true }))).toMatchObject({ uid: 'jan', staffRole: 'owner' })
  expect(await open(google.sessionCookies.sign())).toMatchObject({ uid: 'jan' })
})

it.each(badTokens)('a token %s is refused', async (_kind, make) => {
  await expect(call(make(google.idTokens))).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
})

it.each(badTokens)('the cookie of a session %s opens no page', async (_kind, make) => {
  await expect(open(make(google.sessionCookies))).rejects.toMatchObject({
    pathname: '/signIn',
    query: { reason: 'session', next: '/orders' },
  })
})

it('a token that has expired is refused as that', async () => {
  await expect(call(google.idTokens.sign(expiredClaims()))).rejects.toMatchObject({
    code: 'token_expired',
    status: 401,
  })
  await expect(open(google.sessionCookies.sign(expiredClaims()))).rejects.toMatchObject({
    pathname: '/signIn',
  })
})

it('a session cookie opens no call, and an ID token no page', async () => {
  await expect(call(google.sessionCookies.sign())).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(open(google.idTokens.sign())).rejects.toMatchObject({ pathname: '/signIn' })
})

describe('100 callers at once, while nobody has the keys', () => {
  let fetched = () => 0

  /** As it is when the program has just started. */
  const inFreshApp = async <T>(work: (auth: Auth) => Promise<T>): Promise<T> => {
    const fresh = initializeApp(google.appOptions, 'fresh')
    fake.identity = getAuth(fresh)
    const before = google.keyFetches()
    fetched = () => google.keyFetches() - before
    try {
      return await work(fake.identity)
    } finally {
      fake.identity = getAuth(app)
      await deleteApp(fresh)
    }
  }
  /** Each is new: a token that was verified before needs no keys. */
  let minted = 0
  const callWithNew = () => call(google.idTokens.sign({ jti: String(minted++) }))
  const hundred = <T>(make: () => Promise<T>) => Promise.allSettled(Array.from({ length: 100 }, () => make()))

  it('share one fetch of them', async () => {
    const calls = await inFreshApp(() => hundred(callWithNew))
    expect(calls.map(({ status }) => status)).not.toContain('rejected')
    expect(fetched()).toBe(1)
  })

  it('would fetch them a hundred times by themselves', async () => {
    await inFreshApp((auth) => hundred(() => auth.verifyIdToken(google.idTokens.sign(), true)))
    expect(fetched()).toBe(100)
  })

  it('share the failure when they cannot be had, which is no forgery, and are let in afterwards', async () => {
    google.setKeysAway(true)
    await inFreshApp(async () => {
      const calls = await hundred(callWithNew)
      const codes = calls.map((each) => (each.status === 'rejected' ? problemCodeOf(each.reason) : 'taken'))
      expect(new Set(codes)).toEqual(new Set(['unavailable']))
      expect(fetched()).toBe(1)
      google.setKeysAway(false)
      await vi.waitFor(callWithNew, { timeout: 4_000, interval: 200 })
    })
  })
})
