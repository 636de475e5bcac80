import {
  bulkChangeIdParamSchema,
  bulkChangeSchema,
  MAX_PRODUCTS_AT_ONCE,
} from '@bieznik/contract/bulk-change'
import { productIdSchema } from '@bieznik/contract/product'
import { z } from 'zod'
import { productSearchSchema } from './product-requests'

/** What the list is narrowed to, without page and order. */
const listedSchema = productSearchSchema.omit({ page: true, sort: true, order: true }).strict()
export type ListedProducts = z.output<typeof listedSchema>

/** A change, and which products: these, or all that are listed. */
export const previewRequestSchema = z.strictObject({
  change: bulkChangeSchema,
  target: z.union([
    z.strictObject({ ids: z.array(productIdSchema).min(1).max(MAX_PRODUCTS_AT_ONCE) }),
    z.strictObject({ listed: listedSchema }),
  ]),
})
export type PreviewRequest = z.output<typeof previewRequestSchema>

export const bulkChangeParamsSchema = z.object({ changeId: bulkChangeIdParamSchema })
