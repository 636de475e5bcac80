import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CacheEntry } from 'next/cache'
import type { EventEmitter } from 'node:events'

/** The cache tags of an entry of the data cache, when it was made by the clock of `now`, and for how many seconds it is used. */
export type CachedData = Pick<CacheEntry, 'tags' | 'timestamp' | 'revalidate'>

/** What became known while one response was rendered. */
export interface RenderRecord {
  path: string
  /** All cached data that may have been read. */
  reads: Set<CachedData>
  /** When the first of these has to be read again, by the clock of `now`. */
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

/** Runs a render of `path` and returns its result with what was recorded meanwhile; null: it failed and did not end. */
export async function recordRender<T>(
  path: string,
  render: () => Promise<T>,
): Promise<{ result: T | null; record: RenderRecord }> {
  const failed = Promise.withResolvers<void>()
  const record = startRecord(path, failed.resolve)
  const abandoned = failed.promise.then(() => sleep(ENDS_WITHIN_MS, null, { ref: false }))
  try {
    const result = await Promise.race([renders.run(record, render), abandoned])
    if (!(await areWritten(record))) record.staleAt = 0
    return { result, record }
  } finally {
    running.delete(record)
  }
}

/** Has a render of `path` recorded that is sent to one visitor and not cached, until its response ends: one that is cached may join it. */
export function recordUncached(path: string, response: EventEmitter, render: () => void): void {
  const record = startRecord(path, () => undefined)
  response.once('close', () => running.delete(record))
  renders.run(record, render)
}

/** What renders of the same path have read so far counts for this one too, because it may join one of them (server/next-internals.ts). */
function startRecord(path: string, onFailure: () => void): RenderRecord {
  const record: RenderRecord = {
    path,
    reads: new Set(),
    staleAt: Number.POSITIVE_INFINITY,
    pending: [],
    failure: null,
    fail(digest) {
      record.failure ??= digest
      onFailure()
    },
  }
  for (const other of [...running].filter((each) => each.path === path)) {
    for (const data of other.reads) record.reads.add(data)
    record.staleAt = Math.min(record.staleAt, other.staleAt)
    record.pending.push(...other.pending)
  }
  running.add(record)
  return record
}

async function areWritten({ pending, failure }: RenderRecord): Promise<boolean> {
  if (failure !== null) return false
  const written = Promise.allSettled(pending).then(() => true)
  return Promise.race([written, sleep(WRITES_WITHIN_MS, false, { ref: false })])
}

/**
 * Notes that the responses that are being rendered depend on this data: all of them, because renders that need the same entry at
 * the same time share one read, and Next.js asks the cache for the first of them alone (server/next-internals.ts).
 */
export function recordRead(data: CachedData): void {
  for (const record of running) {
    record.reads.add(data)
    record.staleAt = Math.min(record.staleAt, data.timestamp + data.revalidate * 1000)
  }
}

/** The same for an entry that is still being written. The responses to that path may be complete before; others that share it are not. */
export function recordWrite(pending: Promise<CachedData>): void {
  const written = pending.then(recordRead)
  // The data cache reports the entry that fails; here it only has no tags.
  written.catch(() => undefined)
  const writer = renders.getStore()
  for (const record of running) if (record.path === writer?.path) record.pending.push(written)
}
