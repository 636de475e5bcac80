import { buffer } from 'node:stream/consumers'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { OPEN_ENDED_TAG } from '../../contract/platform/cache-tags.ts'
import { invalidatedTags, now } from './invalidated-tags.ts'
import { recordRead, recordWrite } from './render-record.ts'
import { SplitCache } from './split-cache.ts'

/*
 * Stores the results of `use cache` functions (`cacheHandlers` in next.config.ts) in memory. It differs from the handler of
 * Next.js in two ways: made-up addresses have a part of their own, and each read is noted for the response cache, which has to
 * know what a page depends on.
 */

/** An entry without its value: pages remember it for longer than the value is stored. */
type About = Omit<CacheEntry, 'value'>

interface Entry {
  about: About
  value: Uint8Array
}

/** Data are used for a minute, and then stand in pages that the response cache has. */
const MAX_BYTES = 24 * 1024 * 1024

/** Of an entry beside its value, in bytes, about. */
const ENTRY_OVERHEAD = 1_000

const entries = new SplitCache<Entry>(MAX_BYTES)
const pendingWrites = new Map<string, Promise<void>>()

const isFresh = ({ tags, timestamp, revalidate }: About): boolean =>
  now() <= timestamp + revalidate * 1000 && !invalidatedTags.isInvalidated(tags, timestamp)

async function store(key: string, about: About, stream: CacheEntry['value']): Promise<void> {
  // Next.js does not read such an entry back.
  if (about.expire === 0) return
  const value = new Uint8Array(await buffer(stream))
  entries.set(key, {
    value: { about, value },
    size: value.byteLength + key.length + ENTRY_OVERHEAD,
    isOpenEnded: about.tags.includes(OPEN_ENDED_TAG),
  })
}

const handler: CacheHandler = {
  async get(key) {
    await pendingWrites.get(key)
    const entry = entries.get(key)
    if (!entry || !isFresh(entry.about)) return undefined
    recordRead(entry.about)
    return { ...entry.about, value: streamOf(entry.value) }
  },

  async set(key, pendingEntry) {
    const pending = pendingEntry.then(({ value, ...about }) => ({ about, value }))
    recordWrite(pending.then(({ about }) => about))
    // A write that fails costs the next reader a miss; the render that it belongs to reports its own error.
    const done = pending.then(({ about, value }) => store(key, about, value)).catch(() => undefined)
    pendingWrites.set(key, done)
    await done
    if (pendingWrites.get(key) === done) pendingWrites.delete(key)
  },

  async refreshTags() {
    // The product API notifies every storefront itself, so there is nothing to fetch.
  },

  async getExpiration(tags) {
    return invalidatedTags.latest(tags)
  },

  /** Takes effect at once, whatever profile is given: the shop asks for nothing else. */
  async updateTags(tags) {
    invalidatedTags.invalidate(tags)
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
