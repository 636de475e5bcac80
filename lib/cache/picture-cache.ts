import { LRUCache } from 'lru-cache'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'

const MAX_BYTES = 50 * 1024 * 1024

const pictures = new LRUCache<string, CacheHandlerValue>({ maxSize: MAX_BYTES })

/**
 * The cache of Next.js for what it renders by itself (`cacheHandler` in next.config.ts): pictures of other hosts that it made
 * smaller, and no pages. Those have their place in server/page-cache.ts, which alone decides how old one may be.
 */
export default class PictureCache implements CacheHandler {
  async get(key: string): Promise<CacheHandlerValue | null> {
    return pictures.get(key) ?? null
  }

  async set(key: string, value: CacheHandlerValue['value'], context: object): Promise<void> {
    if (value === null || !('buffer' in value)) return
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    pictures.set(
      key,
      { value, lastModified: Date.now(), ...(isCacheControl(cacheControl) && { cacheControl }) },
      { size: value.buffer.length + 1 },
    )
  }

  /** No picture has a tag. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

type CacheControl = NonNullable<CacheHandlerValue['cacheControl']>

const isCacheControl = (value: unknown): value is CacheControl =>
  value instanceof Object && 'revalidate' in value
