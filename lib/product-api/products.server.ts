import 'server-only'
import type { Language } from '@bieznik/contract/language'
import { productSchema, type Product } from '@bieznik/contract/product'
import { productPageSchema, type ProductPage } from '@bieznik/contract/product-page'
import { cacheProduct } from './catalogue-cache.server'
import { readOne } from './catalogue-reads.server'

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
