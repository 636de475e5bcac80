import type { productFilterSchema } from '@bieznik/contract/catalogue/product-input'
import { productTypeSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import type { Search } from '@/lib/query/search-address'

/** At or below this many a product is low in stock: one set for a car, or less. */
export const LOW_STOCK = 4

const filterSchema = z.object({
  search: z.string().optional(),
  productType: productTypeSchema.optional(),
  inArchive: z.enum(['true', 'false']).optional(),
  isIncomplete: z.literal('true').optional(),
  stockUpTo: z.string().optional(),
})

/** What a list of products is narrowed by, whatever its page and order. */
export const filterOf = (asked: Search): z.input<typeof productFilterSchema> => filterSchema.parse(asked)
