import 'server-only'
import { cacheLife } from 'next/cache'

export const TIRES_TAG = 'tires'

export function productTag(id: number): string {
  return `product:${id}`
}

/** Catalogue data is fresh for a minute and served stale, while a new copy is fetched, for up to a day. */
export function cacheCatalogue(): void {
  cacheLife({ stale: 60, revalidate: 60, expire: 24 * 60 * 60 })
}
