import 'server-only'
import { productSchema, type Product } from '@bieznik/contract/product'
import { cacheTag } from 'next/cache'
import { cacheCatalogue, productTag } from './catalogue-cache.server'
import { readOne } from './catalogue-reads.server'

/** A product of any kind. */
export async function getProduct(id: number): Promise<Product | null> {
  'use cache'
  cacheCatalogue()
  cacheTag(productTag(id))
  return readOne(`/api/products/${id}`, productSchema)
}
