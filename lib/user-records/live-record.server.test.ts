import { EventSourceParserStream } from 'eventsource-parser/stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startLocalPeople } from '@/tests/local-people'

let people: Awaited<ReturnType<typeof startLocalPeople>>
let live: typeof import('./live-record.server')
let records: typeof import('./user-records.server')
let uid: string

beforeAll(async () => {
  people = await startLocalPeople()
  live = await import('./live-record.server')
  records = await import('./user-records.server')
}, 30_000)
afterAll(() => people.stop())
beforeEach(async () => {
  await people.database.ref().remove()
  uid = (await people.createAccount('Jan Kowalski')).uid
})

const given = { name: 'Jan', surname: 'Kowalski', phone: '+48600100200' }
const home = { address: 'Polna 7', index: '90-001', city: 'Łódź' }
const inSeconds = (seconds: number) => Date.now() / 1000 + seconds

async function open(end = new AbortController(), expiresAt = inSeconds(60)) {
  const stream = await live.openLiveRecord({ uid, expiresAt }, end.signal)
  const reader = stream
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  return {
    end,
    /** The next record; undefined: the stream has ended. */
    next: async (): Promise<unknown> => {
      const { value } = await reader.read()
      return value && { [value.event ?? '']: JSON.parse(value.data) }
    },
    cancel: () => reader.cancel(),
  }
}

// Shows S7.39, D12
it('emits the record at once and after each change, a rename as one', async () => {
  const stream = await open()
  expect(await stream.next()).toEqual({ record: null })
  const { record } = await records.createUserRecord(uid, given)
  expect(await stream.next()).toEqual({ record })
  const renamed = await records.changeUserRecord(uid, { ...given, ...home, name: 'Łucja-Maria' })
  expect(await stream.next()).toEqual({ record: renamed })
  await records.deleteAccount(uid)
  expect(await stream.next()).toEqual({ record: null })
  await stream.cancel()
})

it('emits nothing of anybody else', async () => {
  const stream = await open()
  await stream.next()
  const other = await people.createAccount('Ewa Nowak')
  await records.ensureUserRecord(other.uid)
  const { record } = await records.createUserRecord(uid, given)
  expect(await stream.next()).toEqual({ record })
  await stream.cancel()
})

it('ends with the token', async () => {
  const stream = await open(undefined, inSeconds(0.3))
  await stream.next()
  expect(await stream.next()).toBeUndefined()
})

it('ends when it cannot read the record any more, and logs no name', async () => {
  const { log } = await import('@/lib/log/log.server')
  const logError = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const stream = await open()
  await stream.next()
  await people.database.ref('Users/Jan_Kowalski_1').set({ id: uid, name: 5, surname: 'Kowalski' })
  expect(await stream.next()).toBeUndefined()
  expect(logError).toHaveBeenCalledOnce()
  expect(inspect(logError.mock.calls, { depth: Infinity })).not.toContain('Kowalski')
  vi.restoreAllMocks()
})

it('is had five times at once, and again when one has ended', async () => {
  const streams = await Promise.all(Array.from({ length: 5 }, () => open()))
  await expect(open()).rejects.toMatchObject({ code: 'too_many_requests' })
  streams[0]?.end.abort()
  await streams[1]?.cancel()
  streams.push(await open(), await open())
  await expect(open()).rejects.toMatchObject({ code: 'too_many_requests' })
  for (const { end } of streams) end.abort()
  await expect((await open()).cancel()).resolves.toBeUndefined()
})

it('listens no longer than it is read', async () => {
  const { realtimeDatabase } = await import('@/lib/firebase/app.server')
  const query = Object.getPrototypeOf(realtimeDatabase().ref('Users').orderByChild('id').equalTo(uid))
  const [on, off] = [vi.spyOn(query, 'on'), vi.spyOn(query, 'off')]
  const [first, second] = [await open(), await open()]
  first.end.abort()
  await second.cancel()
  await vi.waitFor(() => expect(off).toHaveBeenCalledTimes(2))
  expect(on).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it('gives a sign of life every 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await live.openLiveRecord({ uid, expiresAt: inSeconds(60) }, new AbortController().signal)
  const reader = stream.getReader()
  await reader.read()
  vi.advanceTimersByTime(25_000)
  expect((await reader.read()).value).toEqual(new TextEncoder().encode(':\n\n'))
  await reader.cancel()
  // It would throw if it went on.
  vi.advanceTimersByTime(25_000)
  vi.useRealTimers()
})

it('goes on after the database was away, and does not begin while it is', { timeout: 30_000 }, async () => {
  const stream = await open()
  await stream.next()
  await people.goAway()
  await expect(open()).rejects.toMatchObject({ code: 'unavailable' })
  await people.comeBack()
  await sleep(100)
  const { record } = await records.createUserRecord(uid, given)
  expect(await stream.next()).toEqual({ record })
  await stream.cancel()
})
