import { z } from 'zod'
import { problemCodes } from '../platform/problem-codes.ts'
import { orderIdSchema } from './order-id.ts'

/* Calls about many orders, each of which is done or refused by itself. */

/** As many as stand on one page of staff's list. */
export const MAX_ORDERS_AT_ONCE = 100

export const isEachOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

/** An order that was refused, and why; the others are done. */
export const refusedOrderSchema = z.strictObject({ orderId: orderIdSchema, code: z.enum(problemCodes) })
export type RefusedOrder = z.output<typeof refusedOrderSchema>
