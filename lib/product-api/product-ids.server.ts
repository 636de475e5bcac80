import 'server-only'
import { MAX_PRODUCT_IDS, productEntrySchema, type ProductEntry } from '@bieznik/contract/product-ids'
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
