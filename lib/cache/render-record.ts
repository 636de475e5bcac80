import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CacheEntry } from 'next/cache'

/** What became known while one response was rendered. */
export interface RenderRecord {
  /** Of all cached data that may have been read, with the time at which the oldest of these was made, by the clock of `now`. */
  tags: Map<string, number>
  /** When the first of these data has to be read again, by the clock of `now`. */
  staleAt: number
  /** Entries that are still being written; their tags are known once they are. */
  pending: Promise<unknown>[]
  /** The digest of the error with which the render failed. */
  failure: string | null
  /** Called with that digest, once. */
  fail: (digest: string) => void
}

declare global {
  // Node.js loads the server and the data cache, and Next.js bundles `instrumentation.ts`: all of them need the same ones.
  var bieznikRenders: AsyncLocalStorage<RenderRecord> | undefined
  var bieznikRunningRenders: Set<RenderRecord> | undefined
}

const renders = (globalThis.bieznikRenders ??= new AsyncLocalStorage<RenderRecord>())
const running = (globalThis.bieznikRunningRenders ??= new Set<RenderRecord>())

/** An entry whose function has failed may never be written; the tags of its page are then not known, and it is not cached. */
const WRITES_WITHIN_MS = 500

/** How long a render that has failed may take to end: Next.js leaves some responses open, such as that of a failed `generateMetadata`. */
const ENDS_WITHIN_MS = 250

/** Runs a render and returns its result with what was recorded meanwhile; null: it failed and did not end. */
export async function recordRender<T>(
  render: () => Promise<T>,
): Promise<{ result: T | null; record: RenderRecord }> {
  const failed = Promise.withResolvers<void>()
  const record: RenderRecord = {
    tags: new Map(),
    staleAt: Number.POSITIVE_INFINITY,
    pending: [],
    failure: null,
    fail(digest) {
      record.failure ??= digest
      failed.resolve()
    },
  }
  const abandoned = failed.promise.then(() => sleep(ENDS_WITHIN_MS, null, { ref: false }))
  running.add(record)
  try {
    const result = await Promise.race([renders.run(record, render), abandoned])
    if (!(await areWritten(record))) record.staleAt = 0
    return { result, record }
  } finally {
    running.delete(record)
  }
}

async function areWritten({ pending, failure }: RenderRecord): Promise<boolean> {
  if (failure !== null) return false
  const written = Promise.allSettled(pending).then(() => true)
  return Promise.race([written, sleep(WRITES_WITHIN_MS, false, { ref: false })])
}

type Dependency = Pick<CacheEntry, 'tags' | 'timestamp' | 'revalidate'>

/**
 * Notes that the responses that are being rendered depend on this data: all of them, because renders that need the same entry at
 * the same time share one read, and Next.js asks the cache for the first of them alone (server/next-internals.ts).
 */
export function recordRead({ tags, timestamp, revalidate }: Dependency): void {
  for (const record of running) {
    for (const tag of tags) record.tags.set(tag, Math.min(record.tags.get(tag) ?? timestamp, timestamp))
    record.staleAt = Math.min(record.staleAt, timestamp + revalidate * 1000)
  }
}

/** The same for an entry that is still being written. The response that writes it may be complete before; one that shares it is not. */
export function recordWrite(pending: Promise<Dependency>): void {
  const written = pending.then(recordRead)
  // The data cache reports the entry that fails; here it only has no tags.
  written.catch(() => undefined)
  renders.getStore()?.pending.push(written)
}
