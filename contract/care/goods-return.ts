import { z } from 'zod'
import { orderIdSchema } from '../selling/order-id.ts'
import { MAX_CORRECTED_LINES, MAX_CORRECTED_QUANTITY, reasonSchema } from '../selling/order-correction.ts'

/** What becomes of goods that came back: they are sold again, or scrapped. */
export const goodsConditions = ['stock', 'scrap'] as const

const returnedLineSchema = z.strictObject({
  itemId: orderIdSchema,
  pieces: z.int().min(1).max(MAX_CORRECTED_QUANTITY),
  condition: z.enum(goodsConditions),
})

/** Body of a return of goods of an order. */
export const returnGoodsSchema = z.strictObject({
  lines: z.array(returnedLineSchema).min(1).max(MAX_CORRECTED_LINES),
  /** Why, and in which state they came. */
  note: reasonSchema,
  /** The withdrawal or the complaint that they came back for. */
  withdrawalId: orderIdSchema.nullable().default(null),
  complaintId: orderIdSchema.nullable().default(null),
})
export type ReturnGoods = z.output<typeof returnGoodsSchema>

export const goodsReturnSchema = z.strictObject({
  id: orderIdSchema,
  note: z.string(),
  withdrawalId: orderIdSchema.nullable(),
  complaintId: orderIdSchema.nullable(),
  lines: z.array(returnedLineSchema.extend({ title: z.string() })),
  /** uid */
  doneBy: z.string(),
  doneAt: z.iso.datetime(),
})
export type GoodsReturn = z.output<typeof goodsReturnSchema>
