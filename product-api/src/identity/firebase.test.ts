import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { Agent } from 'node:https'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { expect, test, vi } from 'vitest'
import { createFirebaseVerifier } from './firebase.ts'
import { createKeyProbe } from './google-keys.ts'

const projectId = 'shop-of-the-test'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const now = Math.floor(Date.now() / 1000)
const claims = {
  aud: projectId,
  iss: `https://securetoken.google.com/${projectId}`,
  sub: 'jan',
  iat: now - 60,
  auth_time: now - 60,
  exp: now + 3_600,
  admin: true,
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(header: object, payload: object): string {
  const content = `${part(header)}.${part(payload)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
}

/** Lets nothing out to the network, at once, and counts who wanted to get there. */
class ClosedAgent extends Agent {
  tries = 0

  override createConnection(): never {
    this.tries += 1
    throw new Error('the network is closed')
  }
}

function verifierWith(canFetchKeys: () => Promise<boolean>) {
  return createFirebaseVerifier({ projectId, canFetchKeys, httpAgent: new ClosedAgent() })
}

const hs256 = `${part({ alg: 'HS256', kid: 'k' })}.${part(claims)}`

const forgeries: [string, string][] = [
  ['nothing', ''],
  ['garbage', 'garbage'],
  ['three parts of garbage', 'a.b.c'],
  ['a payload that is no JSON', `${part({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.c29tZXRoaW5n.c2lnbg`],
  ['no signature at all (alg none)', `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
  ['no signature, with a key id', `${part({ alg: 'none', kid: 'k' })}.${part(claims)}.`],
  ['a shared secret', `${hs256}.${createHmac('sha256', 'secret').update(hs256).digest('base64url')}`],
  ['no key id', signed({ alg: 'RS256' }, claims)],
  ["another project's audience", signed({ alg: 'RS256', kid: 'k' }, { ...claims, aud: 'other' })],
  ['another issuer', signed({ alg: 'RS256', kid: 'k' }, { ...claims, iss: 'https://example.com/' })],
  ['no subject', signed({ alg: 'RS256', kid: 'k' }, { ...claims, sub: '' })],
  ['a subject that is too long', signed({ alg: 'RS256', kid: 'k' }, { ...claims, sub: 'x'.repeat(129) })],
]

test.each(forgeries)('a token with %s is refused without asking anyone', async (_what, token) => {
  const canFetchKeys = vi.fn<() => Promise<boolean>>(async () => false)
  expect(await verifierWith(canFetchKeys)(token)).toEqual({ kind: 'refused' })
  expect(canFetchKeys).not.toHaveBeenCalled()
})

const wellFormed = signed({ alg: 'RS256', kid: 'our-own-key' }, claims)

test('a token signed with a key of our own is refused when the true keys can be had', async () => {
  expect(await verifierWith(async () => true)(wellFormed)).toEqual({ kind: 'refused' })
})

test('when the keys cannot be had, nobody is called a forger', async () => {
  expect(await verifierWith(async () => false)(wellFormed)).toMatchObject({ kind: 'unavailable' })
})

test('a hundred callers at once ask for the keys once, and again when some time has gone by', async () => {
  const httpAgent = new ClosedAgent()
  const verify = createFirebaseVerifier({ projectId, canFetchKeys: async () => false, httpAgent })
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => verify(wellFormed)))
  expect(new Set((await hundred()).map(({ kind }) => kind))).toEqual(new Set(['unavailable']))
  expect(httpAgent.tries).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 })
  await hundred()
  expect(httpAgent.tries).toBe(2)
  vi.useRealTimers()
})

test('firebase-admin by itself asks a hundred times', async () => {
  const httpAgent = new ClosedAgent()
  const auth = getAuth(initializeApp({ projectId, httpAgent }, 'by-itself'))
  await Promise.allSettled(Array.from({ length: 100 }, () => auth.verifyIdToken(wellFormed)))
  expect(httpAgent.tries).toBe(100)
})

test('whether the keys can be had is asked once for everyone, and again a little later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const fetchKeys = vi.fn<typeof fetch>(async () => new Response('{}'))
  const canFetchKeys = createKeyProbe(fetchKeys)
  expect(await Promise.all(Array.from({ length: 100 }, () => canFetchKeys()))).not.toContain(false)
  expect(fetchKeys).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 11_000)
  await canFetchKeys()
  expect(fetchKeys).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test.each([
  ['an error', async () => new Response('', { status: 500 })],
  ['nothing', () => Promise.reject(new Error('away'))],
])('keys that come back as %s cannot be had', async (_what, fetchKeys) => {
  expect(await createKeyProbe(fetchKeys)()).toBe(false)
})
