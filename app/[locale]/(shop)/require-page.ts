import { notFound } from 'next/navigation'
import { parseListEnd, type ListEnd } from '@/lib/catalogue/list-end'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'

/** The page that the end of a list's address asks for, and what the list is narrowed down to. */
export function requireListEnd(end: string[] | undefined): ListEnd {
  return parseListEnd(end) ?? notFound()
}

/** Only the first page of a list may be empty. */
export function requireProducts<Found extends ProductPage<unknown>>(found: Found, page: number): Found {
  return page === 1 || found.products.length > 0 ? found : notFound()
}
