import { z } from 'zod'
import { languageSchema } from './order.ts'
import { orderIdSchema } from './order-id.ts'
import { orderStatusInputSchema, orderStatusSchema } from './order-status.ts'
import { problemCodes } from '../platform/problem-codes.ts'

/* Changes of status of many orders at once, and the mail that tells of one. */

/** As many as stand on one page of staff's list. */
export const MAX_ORDERS_AT_ONCE = 100

const changeIdSchema = z.int().min(1).max(2_147_483_647)

function eachOnce(
  rows: readonly { orderId: number }[],
  context: z.RefinementCtx<readonly { orderId: number }[]>,
) {
  if (new Set(rows.map(({ orderId }) => orderId)).size < rows.length)
    context.addIssue({ code: 'custom', message: 'each order once' })
}

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
    .superRefine(eachOnce),
})
export type ChangeStatuses = z.output<typeof changeStatusesSchema>

/** Which changes are undone: the ids of their rows in the orders' histories. */
export const undoStatusesSchema = z.strictObject({
  changes: z
    .array(z.strictObject({ orderId: orderIdSchema, change: changeIdSchema }))
    .min(1)
    .max(MAX_ORDERS_AT_ONCE)
    .superRefine(eachOnce),
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
  refused: z.array(z.strictObject({ orderId: orderIdSchema, code: z.enum(problemCodes) })),
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
