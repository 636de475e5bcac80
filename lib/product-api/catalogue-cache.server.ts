import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { OPEN_ENDED_TAG } from '@/lib/shared-cache/open-ended-tag'
import { KEPT_FIGURES } from './upstream-figures'

export const TIRES_TAG = 'tires'
export const WHEELS_TAG = 'wheels'
export const SPACERS_TAG = 'spacers'
export const NEWS_TAG = 'news'

export function productTag(id: number): string {
  return `product:${id}`
}

/** Catalogue data is fresh for a minute and served stale, while a new copy is fetched, for up to a day. */
export function cacheCatalogue(): void {
  cacheLife({ stale: 60, revalidate: 60, expire: 24 * 60 * 60 })
}

/** The same for a list. What an address asks of it beside its page has no end. */
export function cacheList(filter: object): void {
  cacheCatalogue()
  if (isFiltered(filter)) cacheTag(OPEN_ENDED_TAG)
}

export const isFiltered = (filter: object): boolean =>
  Object.values(filter).some((value) => value !== undefined)

/** What people type into the search has no end: it is kept only as long as the same page is likely to be asked for. */
export function cacheSearch(): void {
  cacheTag(OPEN_ENDED_TAG)
  cacheLife({ stale: 30, revalidate: 30, expire: 60 * 60 })
}

/** For what was read from an old answer because a new one could not be had: it is asked for again soon. */
export function cacheOutdated(): void {
  cacheLife({ revalidate: KEPT_FIGURES.askAgainAfter })
}
