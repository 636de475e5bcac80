import 'server-only'
import type { Language } from '@bieznik/contract/language'
import { productSchema, type Product } from '@bieznik/contract/catalogue/product'
import { productPageSchema, type ProductPage } from '@bieznik/contract/catalogue/product-page'
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { cacheProduct, cacheSearch, productTag } from './catalogue-cache.server'
import { readOne } from './catalogue-reads.server'
import { readPublic } from './public-reads.server'

/** What the page of a product shows; null: there is no such product. */
export async function getProductPage(language: Language, id: number): Promise<ProductPage | null> {
  'use cache'
  cacheProduct(id)
  return readOne(`/api/products/${id}/page`, productPageSchema, { lang: language })
}

/** A product of any kind, in a language. */
export async function getProduct(language: Language, id: number): Promise<Product | null> {
  'use cache'
  cacheProduct(id)
  return readOne(`/api/products/${id}`, productSchema, { lang: language })
}

/** The products that have these ids, in no order; those that are gone are left out. */
export async function listProductsByIds(language: Language, ids: readonly number[]): Promise<Product[]> {
  'use cache'
  cacheSearch()
  cacheTag(...ids.map(productTag))
  const { data } = await readPublic({
    path: '/api/products/by-ids',
    query: { ids: ids.join(','), lang: language },
    deadline: 'catalogue',
    reply: z.array(productSchema),
  })
  return data
}
