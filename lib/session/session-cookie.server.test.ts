import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log.server'
import type { rememberEnded } from './ended-sessions.server'
import { endSession, openSession } from './session-cookie.server'

const HOUR = 3600
const EXPIRY = 1_800_000_000

const fake = vi.hoisted(() => ({
  jar: new Map<string, string>(),
  set: vi.fn<(name: string, value: string, options: object) => void>(),
  createSessionCookie: vi.fn<(token: string, options: { expiresIn: number }) => Promise<string>>(),
  verifySessionCookie: vi.fn<(cookie: string) => Promise<object>>(),
  rememberEnded: vi.fn<typeof rememberEnded>(),
}))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (fake.jar.has(name) ? { value: fake.jar.get(name) } : undefined),
    set: fake.set,
  }),
}))
vi.mock('@/lib/firebase/app.server', () => ({ identity: () => fake }))
vi.mock('./ended-sessions.server', () => ({ rememberEnded: fake.rememberEnded }))

const caller = {
  uid: 'jan',
  staffRole: null,
  lacksSecondFactor: false,
  isGuest: false,
  token: 'a.token',
  signedInAt: 0,
  expiresAt: 3600,
}
const refusal = Object.assign(new Error('text'), { code: 'auth/argument-error' })

beforeEach(() => {
  fake.jar.clear()
  fake.set.mockReset()
  fake.createSessionCookie.mockReset().mockResolvedValue('new-cookie')
  fake.verifySessionCookie.mockReset().mockResolvedValue({ exp: EXPIRY })
  fake.rememberEnded.mockReset().mockResolvedValue()
})

describe('opening a session', () => {
  // Shows D9d
  it('sets a cookie of five days that no script can read', async () => {
    await openSession(caller)
    expect(fake.createSessionCookie).toHaveBeenCalledExactlyOnceWith('a.token', {
      expiresIn: 5 * 24 * HOUR * 1000,
    })
    expect(fake.set).toHaveBeenLastCalledWith('session', 'new-cookie', {
      httpOnly: true,
      secure: false,
      sameSite: 'lax',
      path: '/',
      maxAge: 5 * 24 * HOUR,
    })
    expect(fake.rememberEnded).not.toHaveBeenCalled()
  })

  it('ends the one that this browser had before', async () => {
    fake.jar.set('session', 'old-cookie')
    await openSession(caller)
    expect(fake.rememberEnded).toHaveBeenCalledExactlyOnceWith('old-cookie', EXPIRY)
    expect(fake.set).toHaveBeenLastCalledWith('session', 'new-cookie', expect.anything())
  })

  it('leaves everything as it is while identity is away', async () => {
    fake.jar.set('session', 'old-cookie')
    fake.createSessionCookie.mockRejectedValue(new Error('ENOTFOUND'))
    await expect(openSession(caller)).rejects.toMatchObject({ code: 'unavailable' })
    expect(fake.set).not.toHaveBeenCalled()
    expect(fake.rememberEnded).not.toHaveBeenCalled()
  })
})

describe('ending a session', () => {
  it('takes the cookie back and remembers it', async () => {
    fake.jar.set('session', 'old-cookie')
    await endSession()
    expect(fake.set).toHaveBeenCalledExactlyOnceWith('session', '', expect.objectContaining({ maxAge: 0 }))
    expect(fake.rememberEnded).toHaveBeenCalledExactlyOnceWith('old-cookie', EXPIRY)
  })

  it('takes the cookie back while identity is away, and logs that it can do no more', async () => {
    fake.jar.set('session', 'old-cookie')
    const away = new Error('ENOTFOUND')
    fake.verifySessionCookie.mockRejectedValue(away)
    const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
    await endSession()
    expect(fake.set).toHaveBeenCalledExactlyOnceWith('session', '', expect.objectContaining({ maxAge: 0 }))
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err: away }, expect.any(String))
  })

  it.each([
    ['none', undefined],
    ['one that nobody signed', 'forged'],
  ])('remembers nothing of %s, so that nobody fills the database', async (_what, cookie) => {
    if (cookie) fake.jar.set('session', cookie)
    fake.verifySessionCookie.mockRejectedValue(refusal)
    await endSession()
    expect(fake.set).toHaveBeenCalledExactlyOnceWith('session', '', expect.objectContaining({ maxAge: 0 }))
    expect(fake.rememberEnded).not.toHaveBeenCalled()
  })
})

describe('where people come by https', () => {
  const NAME = '__Host-session'

  async function encrypted() {
    vi.stubEnv('SITE_URL', 'https://localhost')
    vi.resetModules()
    return import('./session-cookie.server')
  }
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('the cookie has a name that no other host of the domain can set', async () => {
    const { openSession: open } = await encrypted()
    await open(caller)
    expect(fake.set).toHaveBeenLastCalledWith(
      NAME,
      'new-cookie',
      expect.objectContaining({ secure: true, path: '/', httpOnly: true }),
    )
  })

  it('a session that a version before has opened goes on, and both names end with it', async () => {
    const { readSessionCookie, endSession: end } = await encrypted()
    fake.jar.set('session', 'old-cookie')
    expect(await readSessionCookie()).toBe('old-cookie')
    fake.jar.set(NAME, 'new-cookie')
    expect(await readSessionCookie()).toBe('new-cookie')
    await end()
    expect(fake.set.mock.calls.map(([name, value]) => [name, value])).toEqual([
      [NAME, ''],
      ['session', ''],
    ])
  })
})
