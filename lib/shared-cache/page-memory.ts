import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { now } from './forgotten-tags.ts'
import { forgotten } from './shared-cache.ts'
import { isOpenEnded, SplitCache } from './split-cache.ts'

/*
 * The memory for whole pages. Next.js reaches it through the class in `kept-pages.ts`; the server around Next.js asks it
 * whether what was sent of a page may be sent again.
 */

export type Content = CacheHandlerValue['value']

export interface Kept extends CacheHandlerValue {
  tags: readonly string[]
  /** Until then nothing of this was out of date, in milliseconds by the clock of this process. */
  goodAt: number
}

/** By this header an answer says which page it was made of; the server around Next.js takes it away. */
export const KEPT_PAGE_HEADER = 'x-kept-page'

const MAX_BYTES = 50 * 1024 * 1024

/** Two bytes for each letter: hardly a page has none beyond Latin 1. */
const BYTES_OF_LETTER = 2

let memory: SplitCache<Kept> | undefined

/** Of this process. The first to ask says how many bytes it holds. */
export const pageMemory = (maxSize = MAX_BYTES): SplitCache<Kept> => (memory ??= new SplitCache(maxSize))

export function rememberPage(pages: SplitCache<Kept>, key: string, kept: Kept): void {
  const { value } = kept
  const isMissing = value !== null && 'status' in value && value.status === 404
  pages.set(key, {
    value: kept,
    size: key.length + sizeOf(value),
    isOpenEnded: isMissing || isOpenEnded(key),
  })
}

/** In bytes, about. */
function sizeOf(content: Content): number {
  const size = 1_000
  if (content === null) return size
  if ('body' in content) return size + content.body.length
  if ('buffer' in content) return size + content.buffer.length
  if (!('segmentData' in content)) return size
  const parts = [content.rscData, ...(content.segmentData?.values() ?? [])]
  const html = content.html.length * BYTES_OF_LETTER
  return parts.reduce((total, part) => total + (part?.length ?? 0), size + html)
}

export const isForgotten = ({ tags, goodAt }: Kept): boolean => forgotten.isForgotten(tags, goodAt)

export function isDue({ lastModified, cacheControl }: Kept): boolean {
  const revalidate = cacheControl?.revalidate
  return typeof revalidate === 'number' && now() > lastModified + revalidate * 1000
}

let count = 0

/** The same page, with a name of its own in the header of its answers. */
export function named<Page extends { value: Content }>(key: string, page: Page): Page {
  const { value } = page
  if (value === null || !('segmentData' in value)) return page
  const name = `${count++} ${encodeURIComponent(key)}`
  return { ...page, value: { ...value, headers: { ...value.headers, [KEPT_PAGE_HEADER]: name } } }
}

const nameOf = ({ value }: Kept) =>
  value !== null && 'headers' in value ? value.headers?.[KEPT_PAGE_HEADER] : undefined

/**
 * Tells, each time it is asked, whether the page of this name may be sent as it is: it is the newest of its key, nothing in it
 * has changed since, and it is not yet to be made anew.
 */
export function isFreshBy(name: string): () => boolean {
  const key = decodeURIComponent(name.slice(name.indexOf(' ') + 1))
  return () => {
    const kept = memory?.get(key)
    return kept !== undefined && nameOf(kept) === name && !isForgotten(kept) && !isDue(kept)
  }
}
