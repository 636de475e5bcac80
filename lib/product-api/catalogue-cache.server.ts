import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import {
  LIST_TAGS,
  MANUFACTURERS_TAG,
  NEWS_TAG,
  OPEN_ENDED_TAG,
  productTag,
} from '@bieznik/contract/platform/cache-tags'

export const { Tire: TIRES_TAG, Wheel: WHEELS_TAG, Spacer: SPACERS_TAG } = LIST_TAGS
export { NEWS_TAG, productTag }

/** The longest that a page shows old data while the product API is there, in seconds: docs/caching.md. */
export const FRESH_SECONDS = 60

/** Catalogue data is read again after a minute, or when the product API says that it changed. */
export function cacheCatalogue(): void {
  cacheLife({ stale: FRESH_SECONDS, revalidate: FRESH_SECONDS, expire: 24 * 60 * 60 })
}

/** The same for one product, which also changes when its manufacturer is renamed. */
export function cacheProduct(id: number): void {
  cacheCatalogue()
  cacheTag(productTag(id), MANUFACTURERS_TAG)
}

/** The same for a list. What an address asks of it beside its page has no end. */
export function cacheList(filter: object): void {
  cacheCatalogue()
  if (isFiltered(filter)) cacheTag(OPEN_ENDED_TAG)
}

const isFiltered = (filter: object): boolean => Object.values(filter).some((value) => value !== undefined)

/** What people type into the search has no end: it is kept only as long as the same page is likely to be asked for. */
export function cacheSearch(): void {
  cacheTag(OPEN_ENDED_TAG)
  cacheLife({ stale: 30, revalidate: 30, expire: 60 * 60 })
}
