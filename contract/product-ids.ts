import { z } from 'zod'
import { productIdSchema, productTypeSchema } from './product.ts'

/** Ids that one answer of `GET /api/products/ids` holds at most. */
export const MAX_PRODUCT_IDS = 5_000

/** The query of `GET /api/products/ids`: the products with ids above `after`, in the order of their ids. */
export const productIdsQuerySchema = z.object({
  after: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().max(2_147_483_647))
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.int().max(MAX_PRODUCT_IDS))
    .optional(),
})

/** A product as a list of everything on sale names it. */
export const productEntrySchema = z.strictObject({
  id: productIdSchema,
  productType: productTypeSchema,
  updatedAt: z.iso.datetime(),
})
export type ProductEntry = z.output<typeof productEntrySchema>
