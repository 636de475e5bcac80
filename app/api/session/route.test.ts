import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { POST as attempt } from '@/app/api/attempts/route'
import { requireCaller } from '@/lib/session/caller.server'
import type { openSession } from '@/lib/session/session-cookie.server'
import { POST as openIt } from './route'

vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => undefined }))
vi.mock('@/lib/session/session-cookie.server', () => ({
  openSession: vi.fn<typeof openSession>(async () => 'cookie'),
  endSession: vi.fn<() => Promise<void>>(),
}))
vi.mock('@/lib/session/caller.server', () => ({ requireCaller: vi.fn<typeof requireCaller>() }))
vi.mock('@/lib/user-records/user-records.server', () => ({
  ensureUserRecord: vi.fn<() => Promise<void>>(),
}))

/** A network of its own for each test, which many people share. */
let address: string
let tests = 0

beforeEach(() => {
  vi.stubEnv('RATE_LIMITS', 'on')
  address = `203.0.113.${(tests += 1)}`
})

const none = { params: Promise.resolve({}) }
const send = (path: string, body?: object) =>
  new Request(`http://127.0.0.1:3000${path}`, {
    method: 'POST',
    body: body ? JSON.stringify(body) : null,
    headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', 'x-forwarded-for': address },
  })

async function tryToSignIn(): Promise<number> {
  return (await attempt(send('/api/attempts', { action: 'sign_in' }), none)).status
}

async function signIn(uid: string, secondsAgo = 0, isGuest = false): Promise<number> {
  vi.mocked(requireCaller).mockImplementation(async (role) =>
    role === 'anyone'
      ? null
      : {
          uid,
          staffRole: null,
          lacksSecondFactor: false,
          isGuest,
          token: 'token',
          signedInAt: Math.floor(Date.now() / 1000) - secondsAgo,
          expiresAt: Date.now() / 1000 + 3600,
        },
  )
  return (await openIt(send('/api/session'), none)).status
}

it('lets any number of people behind one address sign in', async () => {
  for (let person = 0; person < 30; person += 1) {
    vi.mocked(requireCaller).mockResolvedValue(null)
    expect(await tryToSignIn()).toBe(204)
    expect(await signIn(`person-${person}`)).toBe(204)
  }
})

it('counts what did not end in a session', async () => {
  vi.mocked(requireCaller).mockResolvedValue(null)
  for (let failed = 0; failed < 10; failed += 1) expect(await tryToSignIn()).toBe(204)
  expect(await tryToSignIn()).toBe(429)
})

it('opens a session for an old sign-in only of a guest, who cannot sign in again', async () => {
  expect(await signIn('ewa', 600)).toBe(401)
  expect(await signIn('guest', 600, true)).toBe(204)
  const { ensureUserRecord } = await import('@/lib/user-records/user-records.server')
  expect(ensureUserRecord).not.toHaveBeenCalledWith('guest')
})

it('gives an attempt back once for a sign-in, however often it opens a session', async () => {
  // One sign-in: its second does not change while the test runs.
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  onTestFinished(() => now.mockRestore())
  vi.mocked(requireCaller).mockResolvedValue(null)
  for (let failed = 0; failed < 10; failed += 1) await tryToSignIn()
  for (let times = 0; times < 5; times += 1) expect(await signIn('ewa', 10)).toBe(204)
  vi.mocked(requireCaller).mockResolvedValue(null)
  expect([await tryToSignIn(), await tryToSignIn()]).toEqual([204, 429])
})
