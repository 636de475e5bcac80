import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { logFailure } from '@/lib/log/browser'
import { finishRegistration } from './finish-registration'
import { storeRegistration, readStoredRegistration } from './stored-registration'

const signedInUser = vi.hoisted(() => vi.fn<() => Promise<{ uid: string }>>())
vi.mock('@/lib/firebase/load-firebase', () => ({ signedInUser }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/log/browser', () => ({ logFailure: vi.fn<typeof logFailure>() }))

const ewa = { name: 'Ewa', surname: 'Nowak', phone: '+48600100200' }
const stored = new Map<string, string>()

beforeEach(() => {
  vi.clearAllMocks()
  stored.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
  signedInUser.mockResolvedValue({ uid: 'ewa' })
  vi.mocked(callBff).mockResolvedValue(null)
})

it('writes what is stored for the person who signs in, and then deletes it', async () => {
  storeRegistration('ewa', ewa)
  storeRegistration('jan', { ...ewa, name: 'Jan' })
  await finishRegistration()
  expect(callBff).toHaveBeenCalledExactlyOnceWith(
    '/api/account',
    expect.objectContaining({ method: 'PUT', json: ewa }),
  )
  expect(readStoredRegistration('ewa')).toBeNull()
  expect(readStoredRegistration('jan')).toMatchObject({ name: 'Jan' })
})

it('stores it for the next sign-in when it cannot be written, and lets the person in', async () => {
  const away = new ProblemError('unavailable', 'text')
  vi.mocked(callBff).mockRejectedValue(away)
  storeRegistration('ewa', ewa)
  await finishRegistration()
  expect(readStoredRegistration('ewa')).toEqual(ewa)
  expect(logFailure).toHaveBeenCalledWith(expect.any(String), away)
})

it('makes no call when nothing is stored', async () => {
  await finishRegistration()
  expect(callBff).not.toHaveBeenCalled()
})

it.each(['{', '{"name":"Ewa"}', 'null', '{"name":"E","surname":"Nowak","phone":"x"}'])(
  'deletes %s, and names no one in the log',
  (text) => {
    stored.set('bieznik.registration.ewa', text)
    expect(readStoredRegistration('ewa')).toBeNull()
    expect(stored.size).toBe(0)
    expect(String(vi.mocked(logFailure).mock.calls)).not.toContain('Nowak')
  },
)

it('lets the person in when Firebase does not say who that is', async () => {
  signedInUser.mockRejectedValue(new Error('away'))
  await expect(finishRegistration()).resolves.toBeUndefined()
})
