import { buffer } from 'node:stream/consumers'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { now } from './forgotten-tags.ts'
import { OPEN_ENDED_TAG } from './open-ended-tag.ts'
import { common, forget, forgotten } from './shared-cache.ts'
import type { SharedEntry } from './shared-entries.ts'
import { SplitCache } from './split-cache.ts'

/*
 * Keeps what `use cache` functions answer (`cacheHandlers` in next.config.ts): here in memory, and for the other storefronts
 * where they share. Like the handler that Next.js has built in, nothing is served after its `revalidate`.
 */

type Figures = Omit<CacheEntry, 'value'>

interface Kept extends Figures {
  value: Uint8Array
  /** Until then nothing of this was out of date, in milliseconds by the clock of this process. */
  goodAt: number
}

const MAX_BYTES = 50 * 1024 * 1024

/** So recent has to be what was heard of the others when a page is begun, in milliseconds. */
const RECENT_MS = 100

/** Of an entry beside its value, in bytes, about. */
const BYTES_OF_ENTRY = 1_000

const memory = new SplitCache<Kept>(MAX_BYTES)
const remember = (key: string, kept: Kept): void =>
  memory.set(key, {
    value: kept,
    size: kept.value.byteLength + key.length + BYTES_OF_ENTRY,
    isOpenEnded: kept.tags.includes(OPEN_ENDED_TAG),
  })
const pending = new Map<string, Promise<void>>()

const isGood = ({ tags, goodAt, timestamp, revalidate }: Kept): boolean =>
  now() <= timestamp + revalidate * 1000 && !forgotten.isForgotten(tags, goodAt)

async function fromOthers(key: string): Promise<Kept | null> {
  const goodAt = now()
  const entry = await common?.entries.read(`data:${key}`)
  const kept = entry && asKept(entry, goodAt)
  if (!kept || !isGood(kept)) return null
  remember(key, kept)
  return kept
}

const isFigures = (content: unknown): content is Figures & { value: Uint8Array } =>
  content instanceof Object &&
  'value' in content &&
  content.value instanceof Uint8Array &&
  'expire' in content

function asKept({ content }: SharedEntry, goodAt: number): Kept | null {
  return isFigures(content) ? { ...content, goodAt } : null
}

async function keep(key: string, entry: CacheEntry): Promise<void> {
  // Made anew each time.
  if (entry.expire === 0) return
  const value = new Uint8Array(await buffer(entry.value))
  const kept = { ...entry, value, goodAt: entry.timestamp }
  remember(key, kept)
  const { goodAt: _, ...content } = kept
  void common?.entries.write(
    `data:${key}`,
    { madeAt: entry.timestamp, tags: entry.tags, content },
    entry.revalidate,
  )
}

const handler: CacheHandler = {
  async get(key) {
    await pending.get(key)
    const kept = memory.get(key)
    const good = kept && isGood(kept) ? kept : await fromOthers(key)
    if (!good) return undefined
    const { goodAt: _, value, ...figures } = good
    return { ...figures, value: streamOf(value) }
  },

  async set(key, pendingEntry) {
    const done = pendingEntry.then((entry) => keep(key, entry)).catch(() => undefined)
    pending.set(key, done)
    await done
    if (pending.get(key) === done) pending.delete(key)
  },

  async refreshTags() {
    await common?.tags.keepUpWithin(RECENT_MS)
  },

  async getExpiration(tags) {
    return forgotten.latest(tags)
  },

  /** At once, whatever profile is given: the shop never asks for anything else. */
  async updateTags(tags) {
    forget(tags)
  },
}

export default handler

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
