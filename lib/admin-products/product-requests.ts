import { pageNumberSchema, searchParamSchema } from '@bieznik/contract/catalogue-query'
import {
  editSpacerSchema,
  editTireSchema,
  editWheelSchema,
  productSorts,
  sortOrders,
} from '@bieznik/contract/product-input'
import { productIdSchema, productSchema, productTypeSchema } from '@bieznik/contract/product'
import { z } from 'zod'

export const PRODUCTS_PAGE_SIZE = 50

/** At or below this many a product is low in stock: one set for a car, or less. */
export const LOW_STOCK = 4

/** What is asked of staff's list: what is searched and filtered, and which page. */
export const productSearchSchema = z.object({
  search: searchParamSchema.optional(),
  kind: productTypeSchema.optional(),
  archived: z.enum(['yes', 'no']).optional(),
  stock: z.literal('low').optional(),
  safety: z.literal('incomplete').optional(),
  sort: z.enum(productSorts).optional(),
  order: z.enum(sortOrders).optional(),
  page: pageNumberSchema.default(1),
})
export type ProductSearch = z.output<typeof productSearchSchema>

export const productPageSchema = z.strictObject({
  products: z.array(productSchema),
  total: z.int().min(0),
  /** Words of the search that no product has beside the rest: what is listed is without them. */
  unknown: z.array(z.string()).default([]),
})
export type ProductPage = z.output<typeof productPageSchema>

/** What is written of a product and over which description, with the kind that it is. */
export const productEditSchema = z.discriminatedUnion('productType', [
  editTireSchema.extend({ productType: z.literal('Tire') }),
  editWheelSchema.safeExtend({ productType: z.literal('Wheel') }),
  editSpacerSchema.safeExtend({ productType: z.literal('Spacer') }),
])
export type ProductEdit = z.output<typeof productEditSchema>

export const createdProductSchema = z.strictObject({ id: productIdSchema })
export type CreatedProduct = z.output<typeof createdProductSchema>
