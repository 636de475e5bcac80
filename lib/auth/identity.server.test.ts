import { Agent } from 'node:https'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest'
import { unwritable } from '@/tests/signed-tokens/bad-tokens'
import { verified, verifiedToken } from './identity.server'

const PROJECT = 'demo-bieznik'

const base64url = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token as Google's would look, with a signature that nobody made. */
function forged(header: object = {}, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'jan',
    iat: now,
    exp: now + 3600,
    auth_time: now,
    ...claims,
  }
  return `${base64url({ alg: 'RS256', kid: 'unknown', typ: 'JWT', ...header })}.${base64url(payload)}.c2lnbg`
}

/** Every way to Google ends with this error of the system. */
function agentFailingWith(code: string): Agent {
  const agent = new Agent()
  agent.createConnection = () => {
    throw Object.assign(new Error(`connect ${code}`), { code })
  }
  return agent
}

async function verify(token: string, code = 'EAI_AGAIN') {
  const app = initializeApp({ projectId: PROJECT, httpAgent: agentFailingWith(code) }, `test-${code}`)
  try {
    return await verifiedToken('idToken', token, getAuth(app).verifyIdToken(token))
  } finally {
    await deleteApp(app)
  }
}

const codeError = (code: string, message = 'text') => Object.assign(new Error(message), { code })

beforeAll(() => vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', ''))
afterAll(() => vi.unstubAllEnvs())
afterEach(() => vi.useRealTimers())

describe('verifiedToken, on what firebase-admin itself says', () => {
  it.each([
    ['no token', 'nonsense'],
    ['no signature', 'a.b.c'],
    ['a payload that is no JSON', forged().replace(/\.[^.]*\./, '.c29tZXRoaW5n.')],
    ['a header that is no JSON', forged().replace(/^[^.]*/, 'c29tZXRoaW5n')],
    ['another algorithm', forged({ alg: 'HS256' })],
    ['none as its algorithm', forged({ alg: 'none' })],
    ['no key id', forged({ kid: undefined })],
    ['another project', forged({}, { aud: 'other' })],
    [
      'another project that is called like a failure',
      forged({}, { aud: 'network ECONNREFUSED fetching public keys' }),
    ],
    ['another issuer', forged({}, { iss: 'https://evil.example/' })],
    ['nobody’s name', forged({}, { sub: '' })],
    ['null for its payload', forged().replace(/\.[^.]*\./, `.${base64url(null)}.`)],
    ['an algorithm that cannot be written down', forged({ alg: unwritable })],
    ['a project that cannot be written down', forged({}, { aud: unwritable })],
    ['a name that cannot be measured', forged({}, { aud: unwritable, sub: { length: unwritable } })],
  ])('calls a token with %s invalid', async (_what, token) => {
    expect(await verify(token)).toEqual({ outcome: 'invalid' })
  })

  it.each(['EAI_AGAIN', 'ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'CERT_HAS_EXPIRED'])(
    'calls it away when Google’s keys cannot be fetched for %s',
    async (code) => {
      const result = await verify(forged(), code)
      expect(result).toMatchObject({ outcome: 'away', cause: { code: 'auth/argument-error' } })
    },
  )
})

describe('verified', () => {
  it('hands the claims over', async () => {
    expect(await verified(Promise.resolve({ uid: 'jan' }))).toEqual({
      outcome: 'valid',
      claims: { uid: 'jan' },
    })
  })

  it.each([
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
  ])('sorts %s as %s', async (code, outcome) => {
    expect(await verified(Promise.reject(codeError(code)))).toMatchObject({ outcome })
  })

  it.each([
    ['Google’s own refusal', 'Error fetching public keys for Google certs: backendError'],
    ['a silence', 'Error while making request: timeout of 10000ms exceeded.'],
  ])('calls %s away', async (_what, message) => {
    const error = codeError('auth/argument-error', message)
    expect(await verified(Promise.reject(error))).toEqual({ outcome: 'away', cause: error })
  })

  it('does not wait longer than three seconds', async () => {
    vi.useFakeTimers()
    const settled = vi.fn<() => void>()
    const result = verified(new Promise(() => undefined)).finally(settled)
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toMatchObject({ outcome: 'away' })
  })

  it('leaves no timer behind', async () => {
    vi.useFakeTimers()
    await verified(Promise.resolve({}))
    expect(vi.getTimerCount()).toBe(0)
  })
})
