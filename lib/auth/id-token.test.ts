import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshIdToken, isSignInEnded, readIdToken, type TokenHolder } from './id-token'

const firebaseError = (code: string) => Object.assign(new Error('text'), { code })
const MINUTE = 60_000

/** Somebody whose token lives so long yet, by this machine's clock. */
function holder(lifeMs: number) {
  const getIdToken = vi.fn<TokenHolder['getIdToken']>().mockResolvedValue('fresh')
  const result = {
    token: 'old',
    authTime: '',
    issuedAtTime: '',
    expirationTime: new Date(Date.now() + lifeMs).toUTCString(),
    signInProvider: 'password',
    signInSecondFactor: null,
    claims: {},
  }
  return { getIdToken, getIdTokenResult: async () => result }
}

let noted: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  noted = vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the token for a call', () => {
  it('is the one that is there while it has more than five minutes to live', async () => {
    const user = holder(5 * MINUTE + 1_000)
    expect(await readIdToken(user)).toBe('old')
    expect(user.getIdToken).not.toHaveBeenCalled()
  })

  it.each([5 * MINUTE, MINUTE, -MINUTE])('is a new one with %i ms to live', async (life) => {
    const user = holder(life)
    expect(await readIdToken(user)).toBe('fresh')
    expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('stays the old one during an outage, which is noted', async () => {
    const user = holder(MINUTE)
    const outage = firebaseError('auth/network-request-failed')
    user.getIdToken.mockRejectedValue(outage)
    expect(await readIdToken(user)).toBe('old')
    expect(noted).toHaveBeenCalledExactlyOnceWith(expect.any(String), outage)
  })

  it('is none when the account is no more', async () => {
    const user = holder(MINUTE)
    user.getIdToken.mockRejectedValue(firebaseError('auth/user-disabled'))
    await expect(readIdToken(user)).rejects.toMatchObject({ code: 'auth/user-disabled' })
  })

  it('is not refreshed with every call on a machine whose clock is ahead', async () => {
    const user = holder(-MINUTE)
    await readIdToken(user)
    vi.advanceTimersByTime(5 * MINUTE - 1)
    expect(await readIdToken(user)).toBe('old')
    expect(user.getIdToken).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await readIdToken(user)
    expect(user.getIdToken).toHaveBeenCalledTimes(2)
  })
})

describe('a new token', () => {
  it('is shared by those who ask at the same time', async () => {
    const user = holder(MINUTE)
    expect(await Promise.all([freshIdToken(user), freshIdToken(user), readIdToken(user)])).toContain('fresh')
    expect(user.getIdToken).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    await freshIdToken(user)
    expect(user.getIdToken).toHaveBeenCalledTimes(2)
  })

  it('is asked for again when it could not be had', async () => {
    const user = holder(MINUTE)
    user.getIdToken.mockRejectedValueOnce(firebaseError('auth/network-request-failed'))
    await expect(freshIdToken(user)).rejects.toThrow('text')
    expect(await freshIdToken(user)).toBe('fresh')
  })
})

it.each([
  [firebaseError('auth/user-token-expired'), true],
  [firebaseError('auth/invalid-refresh-token'), true],
  [firebaseError('auth/user-not-found'), true],
  [firebaseError('auth/network-request-failed'), false],
  [firebaseError('auth/too-many-requests'), false],
  [firebaseError('auth/internal-error'), false],
  [new TypeError('x is undefined'), false],
  ['auth/user-disabled', false],
])('isSignInEnded(%o)', (error, isEnded) => {
  expect(isSignInEnded(error)).toBe(isEnded)
})
