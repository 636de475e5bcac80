import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getIdToken } from '@/lib/auth/firebase-user'
import { ProblemError } from '@/lib/http/problem-error'
import { logFailure } from '@/lib/log/browser'
import type { UserRecord } from './account'
import { followRecord } from './live-record'

vi.mock('@/lib/auth/firebase-user', () => ({ getIdToken: vi.fn<typeof getIdToken>() }))
vi.mock('@/lib/log/browser', () => ({ logFailure: vi.fn<typeof logFailure>() }))

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
let end: AbortController

function aRecord(city: string): UserRecord {
  const at = '2026-01-05T10:00:00.000Z'
  const person = { id: 'uid', name: 'Jan', surname: 'Kowalski', email: 'jan@example.com', phone: '600100200' }
  return {
    ...person,
    role: 'customer',
    address: 'Polna 7',
    index: '90-001',
    city,
    createdAt: at,
    updatedAt: at,
  }
}

/** A stream of these pieces, which then closes, or stays open until it is aborted. */
function stream(pieces: string[], { staysOpen = false } = {}) {
  return async (_path: string, { signal }: RequestInit): Promise<Response> => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        if (!staysOpen) controller.close()
        signal?.addEventListener('abort', () => staysOpen && controller.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}

const event = (record: UserRecord | null) => `event: record\ndata: ${JSON.stringify(record)}\n\n`
const refused = async () => new Response(null, { status: 401 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  vi.stubGlobal('fetch', fetched)
  vi.mocked(getIdToken).mockResolvedValue('token')
  end = new AbortController()
})
afterEach(() => {
  end.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow() {
  const cities: (string | null)[] = []
  const outcome = followRecord((record) => cities.push(record?.city ?? null), end.signal)
  return { cities, outcome }
}

it('emits every record, however the stream is cut', async () => {
  const text = `: hello\n\n${event(aRecord('Łódź'))}${event(aRecord('Kutno'))}event: other\ndata: x\n\n${event(null)}`
  fetched.mockImplementation(stream(text.split(/(?<=[óud])/), { staysOpen: true }))
  const { cities } = follow()
  await vi.waitFor(() => expect(cities).toEqual(['Łódź', 'Kutno', null]))
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer token')
})

it('connects again with a fresh token when the server closes', async () => {
  fetched.mockImplementationOnce(stream([event(aRecord('Łódź'))]))
  fetched.mockImplementation(stream([event(aRecord('Kutno'))], { staysOpen: true }))
  vi.mocked(getIdToken).mockResolvedValueOnce('first').mockResolvedValueOnce('second')
  const { cities } = follow()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(cities).toEqual(['Łódź', 'Kutno'])
  expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('authorization')).toBe('Bearer second')
  expect(logFailure).not.toHaveBeenCalled()
})

it('waits longer after each failure, and never longer than a minute and a half', async () => {
  fetched.mockRejectedValue(new TypeError('network'))
  follow()
  await vi.advanceTimersByTimeAsync(60_000)
  const inFirstMinute = fetched.mock.calls.length
  expect(inFirstMinute).toBeGreaterThan(3)
  expect(inFirstMinute).toBeLessThan(7)
  await vi.advanceTimersByTimeAsync(600_000)
  const afterwards = fetched.mock.calls.length - inFirstMinute
  expect(afterwards).toBeGreaterThanOrEqual(6)
  expect(afterwards).toBeLessThan(12)
})

it('gives up a connection that has fallen silent', async () => {
  fetched.mockImplementation(stream([event(aRecord('Łódź'))], { staysOpen: true }))
  const { cities } = follow()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(fetched).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(cities).toEqual(['Łódź', 'Łódź'])
})

it('replaces a refused token once, and stops when the new one is refused as well', async () => {
  fetched.mockImplementation(refused)
  const { outcome } = follow()
  expect(await outcome).toMatchObject({ code: 'unauthenticated' })
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(getIdToken).toHaveBeenLastCalledWith({ isRefused: true })
})

it('goes on trying while the identity service is away', async () => {
  vi.mocked(getIdToken).mockRejectedValueOnce(new ProblemError('unavailable', 'text'))
  fetched.mockImplementation(stream([event(aRecord('Łódź'))], { staysOpen: true }))
  const { cities } = follow()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(cities).toEqual(['Łódź'])
})

it('logs a connection that broke off, but not one that the browser cut because the page is left', async () => {
  fetched.mockRejectedValue(new TypeError('network'))
  follow()
  await vi.advanceTimersByTimeAsync(500)
  expect(logFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(logFailure).toHaveBeenCalledOnce()
  end.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(logFailure).toHaveBeenCalledOnce()
})

it('ends without a word when it is no longer wanted', async () => {
  fetched.mockImplementation(stream([], { staysOpen: true }))
  const { outcome } = follow()
  await vi.advanceTimersByTimeAsync(10)
  end.abort()
  expect(await outcome).toBeNull()
  expect(logFailure).not.toHaveBeenCalled()
})
