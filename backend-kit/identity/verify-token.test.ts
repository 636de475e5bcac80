import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { Agent } from 'node:https'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unwritable } from '../../tests/signed-tokens/bad-tokens.ts'
import { getAccounts, type Account, type FetchAccounts } from './account-lookup.ts'
import { createTokenVerifier, outcomeOf } from './verify-token.ts'

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

const authBehind = (httpAgent: Agent) => getAuth(initializeApp({ projectId, httpAgent }, crypto.randomUUID()))

function verifierBehind(httpAgent: Agent) {
  const auth = authBehind(httpAgent)
  return createTokenVerifier({
    kind: 'idToken',
    issuer: { projectId, isEmulated: false },
    readToken: (token) => auth.verifyIdToken(token),
    fetchAccounts: (uids) => getAccounts(auth, uids),
  })
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
  const agent = new ClosedAgent()
  expect(await verifierBehind(agent)(token)).toEqual({ outcome: 'invalid' })
  expect(agent.tries).toBe(0)
})

test.each(forgeries)('a token with %s does not delay the verification of others', async (_what, token) => {
  const auth = authBehind(new ClosedAgent())
  const verify = createTokenVerifier({
    kind: 'idToken',
    issuer: { projectId, isEmulated: false },
    readToken: async (asked) => (asked === 'good' ? proven : auth.verifyIdToken(asked)),
    fetchAccounts: async () => new Map([['jan', good]]),
  })
  await verify(token)
  expect(await verify('good')).toEqual(valid)
})

test('an error in verifying one token does not delay the verification of others', async () => {
  const verify = createTokenVerifier({
    kind: 'idToken',
    issuer: { projectId, isEmulated: false },
    readToken: async (asked) => {
      if (asked === 'good') return proven
      throw new TypeError('malformed token')
    },
    fetchAccounts: async () => new Map([['jan', good]]),
  })
  expect(await verify(signed({ alg: 'RS256', kid: 'k' }, claims))).toMatchObject({ outcome: 'away' })
  expect(await verify('good')).toEqual(valid)
})

const wellFormed = signed({ alg: 'RS256', kid: 'our-own-key' }, claims)

test('keys that cannot be fetched make a token away, not invalid', async () => {
  expect(await verifierBehind(new ClosedAgent())(wellFormed)).toMatchObject({ outcome: 'away' })
})

const withCode = (code: string, message = 'text') => Object.assign(new Error(message), { code })

test.each([
  ['auth/id-token-expired', 'expired'],
  ['auth/session-cookie-expired', 'expired'],
  ['auth/id-token-revoked', 'invalid'],
  ['auth/session-cookie-revoked', 'invalid'],
  ['auth/user-disabled', 'invalid'],
  ['auth/user-not-found', 'invalid'],
  ['auth/argument-error', 'invalid'],
  ['auth/internal-error', 'away'],
  ['app/network-error', 'away'],
  ['auth/insufficient-permission', 'away'],
])('%s means %s', (code, outcome) => {
  expect(outcomeOf(withCode(code))).toMatchObject({ outcome })
})

test.each([
  'Error fetching public keys for Google certs: backendError',
  'Error while making request: timeout of 10000ms exceeded.',
])('"%s" means that identity is away', (message) => {
  const error = withCode('auth/argument-error', message)
  expect(outcomeOf(error)).toEqual({ outcome: 'away', cause: error })
})

test('a hundred callers at once ask for the keys once, and again when some time has gone by', async () => {
  const httpAgent = new ClosedAgent()
  const verify = verifierBehind(httpAgent)
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => verify(wellFormed)))
  expect(new Set((await hundred()).map(({ outcome }) => outcome))).toEqual(new Set(['away']))
  expect(httpAgent.tries).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 })
  await hundred()
  expect(httpAgent.tries).toBe(2)
  vi.useRealTimers()
})

test('firebase-admin by itself asks a hundred times', async () => {
  const httpAgent = new ClosedAgent()
  const auth = authBehind(httpAgent)
  await Promise.allSettled(Array.from({ length: 100 }, () => auth.verifyIdToken(wellFormed)))
  expect(httpAgent.tries).toBe(100)
})

const proven = {
  ...claims,
  uid: 'jan',
  firebase: { identities: {}, sign_in_provider: 'password' },
}

/** A verifier for which every signature is good, over accounts that the test changes. */
function verifierOver(accounts: Map<string, Account>, isEmulated = false) {
  const readToken = vi.fn<() => Promise<typeof proven>>(async () => proven)
  const fetchAccounts = vi.fn<FetchAccounts>(async () => new Map(accounts))
  const verify = createTokenVerifier({
    kind: 'idToken',
    issuer: { projectId, isEmulated },
    readToken,
    fetchAccounts,
  })
  return { verify, readToken, fetchAccounts }
}

const good: Account = { isDisabled: false, isAnonymous: false, tokensValidAfter: 0 }
const valid = { outcome: 'valid', claims: proven }

test.each([
  ['signature is proven', false],
  ['token of the emulator is read', true],
])('a %s once, the account is asked after each time', async (_what, isEmulated) => {
  const { verify, readToken, fetchAccounts } = verifierOver(new Map([['jan', good]]), isEmulated)
  for (let call = 0; call < 5; call += 1) expect(await verify('the token')).toEqual(valid)
  expect(readToken).toHaveBeenCalledTimes(1)
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
    expect(await verify('the token')).toEqual({ outcome: 'invalid' })
  }
})

test('a token of the second in which others were revoked counts', async () => {
  const account = { ...good, tokensValidAfter: claims.auth_time * 1_000 }
  expect(await verifierOver(new Map([['jan', account]])).verify('the token')).toEqual(valid)
})

// Shows D36c
test("a guest's token ends when the guest becomes an account", async () => {
  const accounts = new Map([['jan', { ...good, isAnonymous: true }]])
  const { verify, readToken } = verifierOver(accounts)
  const asGuest = { ...proven, firebase: { identities: {}, sign_in_provider: 'anonymous' } }
  readToken.mockResolvedValue(asGuest)
  expect(await verify('the token')).toEqual({ outcome: 'valid', claims: asGuest })
  accounts.set('jan', good)
  expect(await verify('the token')).toEqual({ outcome: 'invalid' })
})

test('an identity service that is away makes nobody a stranger, nor a friend', async () => {
  const { verify, fetchAccounts } = verifierOver(new Map([['jan', good]]))
  fetchAccounts.mockRejectedValueOnce(new Error('away'))
  expect(await verify('the token')).toMatchObject({ outcome: 'away' })
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
    Array.from({ length: 8 }, (): unknown => expect.objectContaining({ outcome: 'away' })),
  )
  fetchAccounts.mockResolvedValue(new Map([['jan', good]]))
  const found = verify('the token')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await found).toEqual(valid)
})

test('a proven token is no help when it has run out', async () => {
  const { verify, readToken } = verifierOver(new Map([['jan', good]]))
  expect(await verify('the token')).toEqual(valid)
  vi.useFakeTimers({ toFake: ['Date'], now: claims.exp * 1_000 })
  readToken.mockRejectedValueOnce(Object.assign(new Error('expired'), { code: 'auth/id-token-expired' }))
  expect(await verify('the token')).toEqual({ outcome: 'expired' })
  vi.useRealTimers()
})

test('a token issued in the future is refused, with a word about the clock', async () => {
  const warn = vi.fn<(message: string) => void>()
  const verify = createTokenVerifier({
    kind: 'idToken',
    issuer: { projectId, isEmulated: false },
    readToken: async () => ({ ...proven, iat: now + 3_600 }),
    fetchAccounts: async () => new Map([['jan', good]]),
    warn,
  })
  expect(await verify('the token')).toEqual({ outcome: 'invalid' })
  expect(warn).toHaveBeenCalledOnce()
})
