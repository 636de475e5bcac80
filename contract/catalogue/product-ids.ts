import { z } from 'zod'
import { idParamSchema } from '../platform/id-param.ts'
import { productIdSchema, productTypeSchema } from './product.ts'

/** Ids that one response of `GET /api/products/ids` holds at most. */
export const MAX_PRODUCT_IDS = 5_000

/** Products that one response of `GET /api/products/after` holds at most. */
export const MAX_PRODUCTS_AFTER = 500

const afterSchema = z.union([z.literal('0').transform(Number), idParamSchema]).optional()

/** The query of `GET /api/products/ids`: the products with ids above `after`, in the order of their ids. */
export const productIdsQuerySchema = z.object({
  after: afterSchema,
  /** Up to `MAX_PRODUCT_IDS`. */
  limit: z
    .string()
    .regex(/^(?:[1-9]\d{0,2}|[1-4]\d{3}|5000)$/)
    .transform(Number)
    .optional(),
})

/** The query of `GET /api/products/after`, which returns up to `MAX_PRODUCTS_AFTER` products in the order of their ids. */
export const productsAfterQuerySchema = z.object({ after: afterSchema })

/** A product as a list of everything on sale names it. */
export const productEntrySchema = z.strictObject({
  id: productIdSchema,
  productType: productTypeSchema,
  updatedAt: z.iso.datetime(),
})
export type ProductEntry = z.output<typeof productEntrySchema>

/** Products that one response of `GET /api/products/by-ids` holds at most. */
const MAX_PRODUCTS_BY_IDS = 100

/** `12,45,99` as it stands in a query. */
export const someProductIdsSchema = z
  .string()
  .regex(new RegExp(`^\\d{1,10}(?:,\\d{1,10}){0,${MAX_PRODUCTS_BY_IDS - 1}}$`))
  .transform((text) => text.split(','))
  .pipe(z.array(idParamSchema))
