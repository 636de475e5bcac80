import { notFound } from 'next/navigation'
import { parsePage } from '@/lib/catalogue/page-path'
import type { ProductPage } from '@/lib/product-api/catalogue-reads.server'

/** The page that the end of a list's address asks for. */
export function requirePage(end: string[] | undefined): number {
  return parsePage(end) ?? notFound()
}

/** Only the first page of a list may be empty. */
export function requireProducts<P>(found: ProductPage<P>, page: number): ProductPage<P> {
  return page === 1 || found.products.length > 0 ? found : notFound()
}
