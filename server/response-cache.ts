import { isOpenEnded } from '../contract/routes.ts'
import { invalidatedTags, now } from '../lib/cache/invalidated-tags.ts'
import { SplitCache } from '../lib/cache/split-cache.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { PageVariant } from './page-variant.ts'
import type { RenderedPage } from './render-page.ts'
import type { Headers } from './send.ts'

/** For this long a page that cannot be rendered again is still sent, in milliseconds. */
const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1000

/** After a failed attempt the stale page is sent this long before the next one, in milliseconds. */
const RETRY_AFTER_MS = 1_000

/** What a response depends on: the data that it shows, when it was rendered, and when the first of these become stale. */
type Dependencies = Pick<RenderedPage, 'reads' | 'renderedAt' | 'staleAt'>

interface Content {
  status: 200 | 404
  headers: Headers
  body: EncodedBody
}

/** A page as it is sent. */
export class CachedResponse {
  readonly content: Content
  readonly #dependencies: Dependencies
  #retryAt = 0
  /** `invalidatedTags.count` when it was last found valid. */
  #validAt = -1

  constructor(content: Content, { reads, renderedAt, staleAt }: Dependencies) {
    this.content = content
    // Not the whole page: its body is many times what is sent.
    this.#dependencies = { reads, renderedAt, staleAt }
  }

  /** Whether it may be sent without rendering the page again. */
  isFresh(): boolean {
    const { reads, staleAt } = this.#dependencies
    if (now() < this.#retryAt) return true
    if (now() >= staleAt) return false
    const { count } = invalidatedTags
    if (this.#validAt === count) return true
    for (const { tags, timestamp } of reads) if (invalidatedTags.isInvalidated(tags, timestamp)) return false
    this.#validAt = count
    return true
  }

  /** Whether it may be sent because rendering the page again has failed. */
  isUsableOnError(): boolean {
    return now() < this.#dependencies.renderedAt + STALE_IF_ERROR_MS
  }

  /** Has it sent as it is for a moment: the next attempt would fail like the last. */
  postponeRetry(): void {
    this.#retryAt = now() + RETRY_AFTER_MS
  }
}

/** Of an entry beside its bytes, about. */
const ENTRY_OVERHEAD = 2_000

/** The variants of public pages, in at most `maxSize` bytes. */
export class ResponseCache {
  readonly #entries: SplitCache<CachedResponse>

  constructor(maxSize: number) {
    this.#entries = new SplitCache(maxSize)
  }

  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key)
  }

  set({ key, path }: PageVariant, response: CachedResponse): void {
    const { status, body } = response.content
    this.#entries.set(key, {
      value: response,
      // Every missing page has the same body.
      size: ENTRY_OVERHEAD + key.length + (status === 404 ? 0 : body.size),
      isOpenEnded: isOpenEnded(path) || key.includes('?') || status === 404,
    })
  }
}
