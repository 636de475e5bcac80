import type { z } from 'zod'
import { orderDetailSchema, type OrderDetail } from './order.ts'
import { goodsChangeSchema, goodsChangesOf } from './order-correction.ts'

/** One's own order with what was paid for it and what of its goods was changed; who changed it is staff's to know. */
export const ownOrderSchema = orderDetailSchema
  .omit({ history: true, corrections: true })
  .extend({ corrections: goodsChangeSchema.array() })
export type OwnOrder = z.output<typeof ownOrderSchema>

/** Who changed its status or its goods, and why, is for staff alone. */
export const toOwnOrder = ({ history: _history, corrections = [], ...order }: OrderDetail): OwnOrder => ({
  ...order,
  corrections: goodsChangesOf(corrections),
})
