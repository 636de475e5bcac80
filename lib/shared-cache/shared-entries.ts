import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { RESP_TYPES } from '@redis/client'
import { log } from './log.ts'
import type { RedisLink } from './redis-link.ts'
import type { SharedTags } from './shared-tags.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Nothing is shared for longer; it is also the longest that the catalogue is served stale. */
const MAX_SECONDS = 24 * 60 * 60

/** Packed, in bytes. */
const LARGEST = 1024 * 1024

/** What one storefront has made for all. `madeAt` in milliseconds since 1970, by the clock of its maker. */
export interface SharedEntry {
  madeAt: number
  tags: readonly string[]
  content: unknown
}

export class SharedEntries {
  readonly #link: RedisLink
  readonly #tags: SharedTags
  readonly #build: string

  /** `build`: what another build has made means nothing to this one. */
  constructor(link: RedisLink, tags: SharedTags, build: string) {
    this.#link = link
    this.#tags = tags
    this.#build = build
  }

  /** Null: nobody has made it, it is out of date, or it cannot be had. Never fails. */
  async read(key: string): Promise<SharedEntry | null> {
    const { era } = this.#tags
    if (era === null) return null
    try {
      const packed = await this.#link.ask((client) =>
        client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.#keyOf(era, key)),
      )
      if (packed === null) return null
      const { count, ...entry } = readStored(deserialize(await unpack(packed)))
      return (await this.#tags.isGood(entry.tags, { era, count })) ? entry : null
    } catch (error) {
      log.debug({ err: error }, 'a shared entry could not be read')
      return null
    }
  }

  /** Shares what was begun at `entry.madeAt`, for so many seconds at most. Never fails. */
  async write(key: string, entry: SharedEntry, seconds: number): Promise<void> {
    const stamp = this.#tags.stampAt(entry.madeAt)
    if (stamp === null) return
    try {
      const packed = await pack(serialize({ ...entry, count: stamp.count }))
      const lifetime = Math.ceil(Math.min(seconds, MAX_SECONDS))
      if (packed.length > LARGEST || lifetime < 1) return
      await this.#link.ask((client) =>
        client.set(this.#keyOf(stamp.era, key), packed, { expiration: { type: 'EX', value: lifetime } }),
      )
    } catch (error) {
      log.debug({ err: error }, 'an entry could not be shared')
    }
  }

  #keyOf(era: string, key: string): string {
    return `bieznik:${era}:${this.#build}:${createHash('sha256').update(key).digest('base64url')}`
  }
}

type Stored = SharedEntry & { count: number }

function readStored(stored: unknown): Stored {
  if (!isStored(stored)) throw new Error('this is no shared entry')
  return stored
}

const isStored = (stored: unknown): stored is Stored =>
  stored instanceof Object &&
  'count' in stored &&
  typeof stored.count === 'number' &&
  'madeAt' in stored &&
  typeof stored.madeAt === 'number' &&
  'tags' in stored &&
  Array.isArray(stored.tags) &&
  'content' in stored
