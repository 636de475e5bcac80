import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { Agent } from 'node:https'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unwritable } from '../../../tests/signed-tokens/bad-tokens.ts'
import type { Account, FetchAccounts } from './account-lookup.ts'
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

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(header: object, payload: unknown): string {
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
  ['null for its payload', signed({ alg: 'RS256', kid: 'k', typ: 'JWT' }, null)],
  ['a number for its payload', signed({ alg: 'HS256' }, 5)],
  ['what cannot be written down for its algorithm', signed({ alg: unwritable, kid: 'k' }, claims)],
  [
    'what cannot be written down for its audience',
    signed({ alg: 'RS256', kid: 'k' }, { ...claims, aud: unwritable }),
  ],
  [
    'what cannot be measured for its subject',
    signed({ alg: 'RS256', kid: 'k' }, { ...claims, sub: { length: unwritable } }),
  ],
]

test.each(forgeries)('a token with %s is refused without asking anyone', async (_what, token) => {
  const canFetchKeys = vi.fn<() => Promise<boolean>>(async () => false)
  expect(await verifierWith(canFetchKeys)(token)).toEqual({ kind: 'refused' })
  expect(canFetchKeys).not.toHaveBeenCalled()
})

test.each(forgeries)('a token with %s keeps nobody else waiting', async (_what, token) => {
  const fetchAccounts: FetchAccounts = async () => new Map([['jan', good]])
  const app = getAuth(initializeApp({ projectId, httpAgent: new ClosedAgent() }, crypto.randomUUID()))
  const proveToken = async (asked: string) => (asked === 'good' ? proven : app.verifyIdToken(asked))
  const verify = createFirebaseVerifier({
    projectId,
    canFetchKeys: async () => false,
    proveToken,
    fetchAccounts,
  })
  await verify(token)
  expect(await verify('good')).toEqual(valid)
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

const proven = {
  ...claims,
  uid: 'jan',
  firebase: { identities: {}, sign_in_provider: 'password' },
}

/** A verifier for which every signature is good, over accounts that the test changes. */
function verifierOver(accounts: Map<string, Account>, isEmulated = false) {
  const proveToken = vi.fn<() => Promise<typeof proven>>(async () => proven)
  const fetchAccounts = vi.fn<FetchAccounts>(async () => new Map(accounts))
  const verify = createFirebaseVerifier({
    projectId,
    canFetchKeys: async () => true,
    isEmulated,
    httpAgent: new ClosedAgent(),
    proveToken,
    fetchAccounts,
  })
  return { verify, proveToken, fetchAccounts }
}

const good: Account = { isDisabled: false, tokensValidAfter: 0 }
const valid = { kind: 'valid', caller: { uid: 'jan', isStaff: true } }

test.each([
  ['signature is proven', false],
  ['token of the emulator is read', true],
])('a %s once, the account is asked after each time', async (_what, isEmulated) => {
  const { verify, proveToken, fetchAccounts } = verifierOver(new Map([['jan', good]]), isEmulated)
  for (let call = 0; call < 5; call += 1) expect(await verify('the token')).toEqual(valid)
  expect(proveToken).toHaveBeenCalledTimes(1)
  expect(fetchAccounts).toHaveBeenCalledTimes(5)
})

test.each([
  ['disabled', { ...good, isDisabled: true }],
  ['revoked', { ...good, tokensValidAfter: (claims.auth_time + 1) * 1_000 }],
  ['deleted', null],
])('%s after its token was proven: refused at the very next call', async (_what, account) => {
  for (const isEmulated of [false, true]) {
    const accounts = new Map([['jan', good]])
    const { verify } = verifierOver(accounts, isEmulated)
    expect(await verify('the token')).toEqual(valid)
    if (account) accounts.set('jan', account)
    else accounts.delete('jan')
    expect(await verify('the token')).toEqual({ kind: 'refused' })
  }
})

test('a token of the second in which others were revoked counts', async () => {
  const account = { ...good, tokensValidAfter: claims.auth_time * 1_000 }
  expect(await verifierOver(new Map([['jan', account]])).verify('the token')).toEqual(valid)
})

test('an identity service that is away makes nobody a stranger, nor a friend', async () => {
  const { verify, fetchAccounts } = verifierOver(new Map([['jan', good]]))
  fetchAccounts.mockRejectedValueOnce(new Error('away'))
  expect(await verify('the token')).toMatchObject({ kind: 'unavailable' })
  expect(await verify('the token')).toEqual(valid)
})

test('calls that are never answered hold up nobody who comes after them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { verify, fetchAccounts } = verifierOver(new Map([['jan', good]]))
  fetchAccounts.mockReturnValue(Promise.withResolvers<never>().promise)
  const lost = Promise.all(Array.from({ length: 8 }, () => verify('the token')))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await lost).toEqual(
    Array.from({ length: 8 }, (): unknown => expect.objectContaining({ kind: 'unavailable' })),
  )
  fetchAccounts.mockResolvedValue(new Map([['jan', good]]))
  const found = verify('the token')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await found).toEqual(valid)
})

test('a proven token is no help when it has run out', async () => {
  const { verify, proveToken } = verifierOver(new Map([['jan', good]]))
  expect(await verify('the token')).toEqual(valid)
  vi.useFakeTimers({ toFake: ['Date'], now: claims.exp * 1_000 })
  proveToken.mockRejectedValueOnce(Object.assign(new Error('expired'), { code: 'auth/id-token-expired' }))
  expect(await verify('the token')).toEqual({ kind: 'expired' })
  vi.useRealTimers()
})
