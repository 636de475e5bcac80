import { text } from 'node:stream/consumers'
import type { CacheEntry } from 'next/cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import handler from './data-cache'
import { now } from './invalidated-tags'
import { recordRender } from './render-record'

/** One of each test alone: what is invalidated stays so. */
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

it('gives what was stored, each time as a new stream', async () => {
  const key = aKey()
  await handler.set(key, Promise.resolve(anEntry('195/80 R15')))
  expect([await read(key), await read(key)]).toEqual(['195/80 R15', '195/80 R15'])
})

it('gives nothing after its lifetime, and nothing that is not cached', async () => {
  const [key, dynamic] = [aKey(), aKey()]
  await handler.set(key, Promise.resolve(anEntry('195/80 R15')))
  await handler.set(dynamic, Promise.resolve(anEntry('now', { expire: 0 })))
  expect(await read(dynamic)).toBeUndefined()
  vi.advanceTimersByTime(60_001)
  expect(await read(key)).toBeUndefined()
})

it('gives nothing whose making started before one of its tags was invalidated', async () => {
  const key = aKey()
  const started = Promise.withResolvers<CacheEntry>()
  const entry = anEntry('412,50 zł')
  const set = handler.set(key, started.promise)
  vi.advanceTimersByTime(10)
  await handler.updateTags([tag], { expire: 0 })
  vi.advanceTimersByTime(10)
  started.resolve(entry)
  await set
  expect(await read(key)).toBeUndefined()
  expect(await handler.getExpiration(['news', tag])).toBeGreaterThan(entry.timestamp)

  await handler.set(key, Promise.resolve(anEntry('399,00 zł')))
  expect(await read(key)).toBe('399,00 zł')
})

it('waits for what is being written, and stores nothing of what broke off', async () => {
  const [key, broken] = [aKey(), aKey()]
  const started = Promise.withResolvers<CacheEntry>()
  const set = handler.set(key, started.promise)
  const reading = read(key)
  started.resolve(anEntry('195/80 R15'))
  expect(await reading).toBe('195/80 R15')
  await set

  const value = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('cut')) })
  await handler.set(broken, Promise.resolve(anEntry('', { value })))
  await handler.set(broken, Promise.reject(new Error('no entry')))
  expect(await read(broken)).toBeUndefined()
})

it('notes for the page that is being rendered which tags its data have, and when the first becomes stale', async () => {
  const [known, unknown] = [aKey(), aKey()]
  await handler.set(known, Promise.resolve(anEntry('195/80 R15', { tags: ['tires'] })))
  const at = now()
  const { record } = await recordRender('/', async () => {
    await handler.get(known, [])
    void handler.set(unknown, Promise.resolve(anEntry('412,50 zł', { tags: ['product:7'], revalidate: 30 })))
  })
  expect([...record.reads].flatMap(({ tags }) => tags)).toEqual(['tires', 'product:7'])
  expect(record.staleAt).toBe(at + 30_000)
  const { record: other } = await recordRender('/', async () => undefined)
  expect(other).toMatchObject({ reads: new Set(), staleAt: Number.POSITIVE_INFINITY, failure: null })
})
