import { pageNumberSchema, searchParamSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { productSorts, type productFilterSchema } from '@bieznik/contract/catalogue/product-input'
import { sortOrders } from '@bieznik/contract/platform/sort-order'
import { productTypeSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'

export const PRODUCTS_PAGE_SIZE = 50

/** At or below this many a product is low in stock: one set for a car, or less. */
export const LOW_STOCK = 4

/** What staff's list is narrowed to and sorted by, and its page; what cannot be read counts as not given. */
const productSearchSchema = z.object({
  search: searchParamSchema.optional().catch(undefined),
  kind: productTypeSchema.optional().catch(undefined),
  archived: z.enum(['yes', 'no']).optional().catch(undefined),
  stock: z.literal('low').optional().catch(undefined),
  safety: z.literal('incomplete').optional().catch(undefined),
  sort: z.enum(productSorts).optional().catch(undefined),
  order: z.enum(sortOrders).optional().catch(undefined),
  page: pageNumberSchema.default(1).catch(1),
})
export type ProductSearch = z.output<typeof productSearchSchema>

/** What the address of a page asks for. */
export const productSearchOf = (params: URLSearchParams): ProductSearch =>
  productSearchSchema.parse(Object.fromEntries(params))

/** What the list is narrowed by, in the words of the product API. */
export function filterOf({
  search,
  kind,
  archived,
  stock,
  safety,
}: Omit<ProductSearch, 'page'>): z.input<typeof productFilterSchema> {
  return {
    search: search || undefined,
    productType: kind,
    inArchive: archived && (archived === 'yes' ? 'true' : 'false'),
    isIncomplete: safety && 'true',
    stockUpTo: stock && String(LOW_STOCK),
  }
}
