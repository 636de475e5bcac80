import { z } from 'zod'
import { isEachOnce, MAX_ORDERS_AT_ONCE, refusedOrderSchema } from './many-orders.ts'
import { languageSchema } from './order.ts'
import { orderIdSchema } from './order-id.ts'
import { orderStatusInputSchema, orderStatusSchema } from './order-status.ts'

/* Changes of status of many orders at once, and the mail that tells of one. */

const changeIdSchema = z.int().min(1).max(2_147_483_647)

const eachOnce = (rows: readonly { orderId: number }[]) => isEachOnce(rows.map(({ orderId }) => orderId))

export const changeStatusesSchema = z.strictObject({
  status: orderStatusSchema,
  orders: z
    .array(
      z.strictObject({
        orderId: orderIdSchema,
        /** The status that the caller saw; when it is no longer current, this order is refused. */
        from: orderStatusSchema,
      }),
    )
    .min(1)
    .max(MAX_ORDERS_AT_ONCE)
    .refine(eachOnce, 'each order once'),
})
export type ChangeStatuses = z.output<typeof changeStatusesSchema>

/** Which changes are undone: the ids of their rows in the orders' histories. */
export const undoStatusesSchema = z.strictObject({
  changes: z
    .array(z.strictObject({ orderId: orderIdSchema, change: changeIdSchema }))
    .min(1)
    .max(MAX_ORDERS_AT_ONCE)
    .refine(eachOnce, 'each order once'),
})
export type UndoStatuses = z.output<typeof undoStatusesSchema>

/** Each order by itself: one that is refused leaves the others changed. */
export const statusOutcomesSchema = z.strictObject({
  changed: z.array(
    z.strictObject({
      orderId: orderIdSchema,
      status: orderStatusSchema,
      /** The row of its history, by which it is undone. */
      change: changeIdSchema,
    }),
  ),
  refused: z.array(refusedOrderSchema),
})
export type StatusOutcomes = z.output<typeof statusOutcomesSchema>

export const statusMailQuerySchema = z.strictObject({ status: orderStatusInputSchema })

/** What a buyer reads of a status, without the links and the seller's particulars at the end. */
export const statusMailSchema = z.strictObject({
  language: languageSchema,
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
})
