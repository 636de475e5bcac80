import { z } from 'zod'
import { askedDaySchema } from '../platform/asked-day.ts'
import { pageSchema, searchParamSchema } from '../catalogue/catalogue-query.ts'
import { optionalChoice, optionalChoices } from '../platform/not-given.ts'
import { deliveryMethods, type Order } from './order.ts'
import { orderIdSchema } from './order-id.ts'
import { goodsOf, isSentBack } from './order-money.ts'
import { orderStatusInputSchema } from './order-status.ts'
import { tagSchema } from './order-work.ts'
import { MAX_ORDERS_AT_ONCE } from './many-orders.ts'
import { uidSchema } from '../people/uid.ts'

/* What staff narrow their list of orders down to. */

/** `at_delivery`: the money is taken when the goods are handed over; `awaited`: it is to come before. */
export const paidStates = ['paid', 'at_delivery', 'awaited'] as const
export type PaidState = (typeof paidStates)[number]

type CountedOrder = Pick<Order, 'status' | 'orderItems' | 'paid' | 'due' | 'typeOfPayment'>

/** How an order stands with its money; null: canceled, so that nothing is waited for. What was paid and went back counts as paid. */
export function paidStateOf({
  status,
  orderItems,
  paid,
  due,
  typeOfPayment,
}: CountedOrder): PaidState | null {
  if (status === 'Canceled') return paid >= goodsOf(orderItems) ? 'paid' : null
  if (due <= 0) return 'paid'
  return typeOfPayment === 'payment_at_delivery' ? 'at_delivery' : 'awaited'
}

/** The same in a word for people, who also read that all of it went back. */
export const moneyWordOf = (order: CountedOrder & Pick<Order, 'refunded'>): PaidState | 'sent_back' | null =>
  isSentBack(order) ? 'sent_back' : paidStateOf(order)

/** `sold_out`: nothing is left of one of its products beside what the order took; `left`: of each there is some. */
export const orderStockStates = ['left', 'sold_out'] as const
export type OrderStockState = (typeof orderStockStates)[number]

/** `overdue`: it was to be delivered before today, and has not left. */
export const lateStates = ['overdue'] as const
export type LateState = (typeof lateStates)[number]

/** How many pieces there are of all lines together. */
export function piecesOf({ orderItems }: Pick<Order, 'orderItems'>): number {
  return orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The query of a list of one person's orders. */
export const ordersQuerySchema = pageSchema.extend({
  status: optionalChoice(orderStatusInputSchema),
  search: searchParamSchema.optional(),
})

/** Not given: the newest first. */
export const orderSorts = ['oldest'] as const

/** The query of `GET /api/tires/orders`: all given parameters must match, each by any of its values; days are those of Warsaw, both ends included. */
export const allOrdersQuerySchema = ordersQuerySchema.extend({
  status: optionalChoices(orderStatusInputSchema),
  from: optionalChoice(askedDaySchema),
  to: optionalChoice(askedDaySchema),
  delivery: optionalChoices(z.enum(deliveryMethods)),
  paid: optionalChoices(z.enum(paidStates)),
  stock: optionalChoice(z.enum(orderStockStates)),
  late: optionalChoice(z.enum(lateStates)),
  /** uid of who works on it, or `unassigned`. */
  heldBy: optionalChoices(uidSchema),
  tag: optionalChoices(tagSchema),
  /** The oldest first, as they are packed. */
  sort: optionalChoice(z.enum(orderSorts)),
})

/** Several orders in a query, each once: `12,15,16`. */
export const orderIdListSchema = z
  .string()
  .regex(new RegExp(String.raw`^\d{1,10}(?:,\d{1,10}){0,${MAX_ORDERS_AT_ONCE - 1}}$`))
  .transform((list) => [...new Set(list.split(',').map(Number))])
  .pipe(z.array(orderIdSchema))
