import { notFound } from 'next/navigation'
import { parseListEnd, type ListEnd } from '@/lib/catalogue/list-end'
import { parsePage } from '@/lib/catalogue/page-path'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'

/** The page that the end of a list's address asks for. */
export function requirePage(end: string[] | undefined): number {
  return parsePage(end) ?? notFound()
}

/** The same where a list may be narrowed as well. */
export function requireListEnd(end: string[] | undefined): ListEnd {
  return parseListEnd(end) ?? notFound()
}

/** Only the first page of a list may be empty. */
export function requireProducts<Found extends ProductPage<unknown>>(found: Found, page: number): Found {
  return page === 1 || found.products.length > 0 ? found : notFound()
}
