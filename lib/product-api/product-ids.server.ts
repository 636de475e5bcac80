import 'server-only'
import type { Language } from '@bieznik/contract/language'
import { productSchema, type Product } from '@bieznik/contract/catalogue/product'
import {
  MAX_PRODUCT_IDS,
  productEntrySchema,
  type ProductEntry,
} from '@bieznik/contract/catalogue/product-ids'
import { z } from 'zod'
import { callProductApi } from './client.server'

/** The products on sale with ids above `after`, in the order of their ids, up to `MAX_PRODUCT_IDS` of them. Not cached. */
export async function listProductEntries(after: number): Promise<ProductEntry[]> {
  const { data } = await callProductApi({
    path: '/api/products/ids',
    query: { after, limit: MAX_PRODUCT_IDS },
    deadline: 'catalogue',
    reply: z.array(productEntrySchema),
  })
  return data
}

/** The products on sale with ids above `after`, up to `MAX_PRODUCTS_AFTER` of them. Not cached. */
export async function listProductsAfter(after: number, lang: Language): Promise<Product[]> {
  const { data } = await callProductApi({
    path: '/api/products/after',
    query: { after, lang },
    deadline: 'catalogue',
    reply: z.array(productSchema),
  })
  return data
}
