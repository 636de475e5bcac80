import 'server-only'
import { productSchema, type Product } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { cacheSearch, SPACERS_TAG, TIRES_TAG, WHEELS_TAG } from './catalogue-cache.server'
import { readProductPage, type ProductPage } from './catalogue-reads.server'

/** The products whose title matches, best first. */
export async function searchProducts(
  title: string,
  page: number,
  pageSize: number,
): Promise<ProductPage<Product>> {
  'use cache'
  cacheSearch()
  cacheTag(TIRES_TAG, WHEELS_TAG, SPACERS_TAG)
  const path = `/api/products/title/${encodeURIComponent(title)}`
  return readProductPage({ path, page, pageSize, product: productSchema })
}
