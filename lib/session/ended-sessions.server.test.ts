import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { log } from '@/lib/log/log.server'

/** `EndedSessions` as it would be in the database; null: the database is away and answers nothing. */
let stored: Map<string, number> | null

const answer = <T>(reply: (map: Map<string, number>) => T): Promise<T> =>
  stored ? Promise.resolve(reply(stored)) : new Promise(() => undefined)

const reference = {
  child: (key: string) => ({
    set: (expiry: number) => answer((map) => void map.set(key, expiry)),
    get: () => answer((map) => ({ exists: () => map.has(key) })),
  }),
  orderByValue: () => ({
    endAt: (until: number) => ({
      limitToFirst: () => ({
        get: () => answer((map) => [...map].filter(([, at]) => at <= until).map(([key]) => ({ key }))),
      }),
    }),
  }),
  update: (values: Record<string, null>) =>
    answer((map) => Object.keys(values).map((key) => map.delete(key))),
}
vi.mock('@/lib/firebase/app.server', () => ({ realtimeDatabase: () => ({ ref: () => reference }) }))

const logged = vi.hoisted(() => vi.fn<typeof log.error>())
vi.mock('@/lib/log/log.server', () => ({ log: { error: logged } }))

const COOKIE = 'header.claims.signature'
const NOW = Date.UTC(2026, 0, 1) / 1000
const LATER = NOW + 3600

async function start() {
  vi.resetModules()
  return import('./ended-sessions.server')
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 })
  logged.mockClear()
  stored = new Map()
})
afterEach(() => vi.useRealTimers())

describe('a session', () => {
  it('that has ended is known by a hash of its cookie, and no other is', async () => {
    const { rememberEnded, isSessionEnded } = await start()
    await rememberEnded(COOKIE, LATER)
    expect(await isSessionEnded(COOKIE)).toBe(true)
    expect(await isSessionEnded(`${COOKIE}x`)).toBe(false)
    expect(stored).toEqual(new Map([[createHash('sha256').update(COOKIE).digest('hex'), LATER]]))
  })

  it('has not ended while the database is away, which takes a second and is logged', async () => {
    const { isSessionEnded } = await start()
    stored = null
    const answered = isSessionEnded(COOKIE)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answered).toBe(false)
    expect(logged).toHaveBeenCalledOnce()
    expect(JSON.stringify(logged.mock.calls)).not.toContain(COOKIE)
  })

  it('can be ended while the database is away, which is logged', async () => {
    const { rememberEnded } = await start()
    stored = null
    const ended = rememberEnded(COOKIE, LATER)
    await vi.advanceTimersByTimeAsync(1_000)
    await ended
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('those that would have expired anyway', () => {
  it('are deleted when another ends, once an hour', async () => {
    const { rememberEnded } = await start()
    stored = new Map([
      ['expired', NOW - 1],
      ['expiring', NOW],
      ['living', NOW + 1],
    ])
    await rememberEnded(COOKIE, LATER)
    expect([...stored.keys()]).toEqual(['living', expect.stringMatching(/^[\da-f]{64}$/)])

    stored.set('expired', NOW - 1)
    vi.advanceTimersByTime(3_599_000)
    await rememberEnded(COOKIE, LATER)
    expect(stored.has('expired')).toBe(true)
    vi.advanceTimersByTime(1_000)
    await rememberEnded(COOKIE, LATER + 3600)
    expect(stored.has('expired')).toBe(false)
  })
})
