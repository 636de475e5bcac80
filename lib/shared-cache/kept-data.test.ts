import { text } from 'node:stream/consumers'
import type { CacheEntry } from 'next/cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { now } from './forgotten-tags'
import handler from './kept-data'

/** One of each test alone: what is forgotten stays so. */
let tag = ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  tag = crypto.randomUUID()
})
afterEach(() => vi.useRealTimers())

let keys = 0
const aKey = () => `key-${(keys += 1)}`

function anEntry(value: string, more: Partial<CacheEntry> = {}): CacheEntry {
  const { body } = new Response(value)
  if (!body) throw new Error('a text has a body')
  return { value: body, tags: [tag], stale: 60, timestamp: now(), expire: 3600, revalidate: 60, ...more }
}

const read = async (key: string): Promise<string | undefined> => {
  const entry = await handler.get(key, [])
  return entry && text(entry.value)
}

it('gives what was kept, each time anew', async () => {
  const key = aKey()
  await handler.set(key, Promise.resolve(anEntry('195/80 R15')))
  expect([await read(key), await read(key)]).toEqual(['195/80 R15', '195/80 R15'])
})

it('gives nothing after its time, and nothing that is made anew each time', async () => {
  const [key, dynamic] = [aKey(), aKey()]
  await handler.set(key, Promise.resolve(anEntry('195/80 R15')))
  await handler.set(dynamic, Promise.resolve(anEntry('now', { expire: 0 })))
  expect(await read(dynamic)).toBeUndefined()
  vi.advanceTimersByTime(60_001)
  expect(await read(key)).toBeUndefined()
})

it('gives nothing that was begun before one of its tags was forgotten', async () => {
  const key = aKey()
  const begun = Promise.withResolvers<CacheEntry>()
  const entry = anEntry('412,50 zł')
  const set = handler.set(key, begun.promise)
  vi.advanceTimersByTime(10)
  await handler.updateTags([tag], { expire: 0 })
  vi.advanceTimersByTime(10)
  begun.resolve(entry)
  await set
  expect(await read(key)).toBeUndefined()
  expect(await handler.getExpiration(['news', tag])).toBeGreaterThan(entry.timestamp)

  await handler.set(key, Promise.resolve(anEntry('399,00 zł')))
  expect(await read(key)).toBe('399,00 zł')
})

it('waits for what is being made, and keeps nothing of what broke off', async () => {
  const [key, broken] = [aKey(), aKey()]
  const begun = Promise.withResolvers<CacheEntry>()
  const set = handler.set(key, begun.promise)
  const reading = read(key)
  begun.resolve(anEntry('195/80 R15'))
  expect(await reading).toBe('195/80 R15')
  await set

  const value = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('cut')) })
  await handler.set(broken, Promise.resolve(anEntry('', { value })))
  await handler.set(broken, Promise.reject(new Error('no entry')))
  expect(await read(broken)).toBeUndefined()
})
