import 'server-only'
import { searchParamSchema } from '@bieznik/contract/catalogue-query'
import { productSchema, type Product } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { cacheSearch, SPACERS_TAG, TIRES_TAG, WHEELS_TAG } from './catalogue-cache.server'
import { readProductPage, type ProductPage } from './catalogue-reads.server'

/** The products whose title matches, best first. What no title can hold finds nothing. */
export async function searchProducts(
  title: string,
  page: number,
  pageSize: number,
): Promise<ProductPage<Product>> {
  'use cache'
  cacheSearch()
  cacheTag(TIRES_TAG, WHEELS_TAG, SPACERS_TAG)
  const text = searchParamSchema.safeParse(title)
  if (!text.success || isNoSegment(text.data)) return { products: [], total: 0 }
  const path = `/api/products/title/${encodeURIComponent(text.data)}`
  return readProductPage({ path, page, pageSize, isOpenEnded: true, product: productSchema })
}

/** As the last part of a path these mean "here" and "above", encoded or not; blank would be no part at all. */
function isNoSegment(text: string): boolean {
  return text === '' || text === '.' || text === '..'
}
