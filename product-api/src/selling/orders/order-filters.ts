import type { LateState, OrderStockState, PaidState } from '@bieznik/contract/selling/order-list'
import { midnight, today } from '../../platform/db/warsaw-day.ts'
import { paymentMethods, type DeliveryMethod } from '@bieznik/contract/selling/order'
import { UNASSIGNED } from '@bieznik/contract/selling/order-work'
import { and, arrayContains, eq, gte, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'

/** One value, or several of which any may match. */
export type Choice<Value> = Value | readonly Value[] | undefined

/** Any of the chosen values matches; nothing chosen narrows nothing down. */
export function anyOf<Value extends string>(
  choice: Choice<Value>,
  matches: (value: Value) => SQL | undefined,
): SQL | undefined {
  const values = typeof choice === 'string' ? [choice] : (choice ?? [])
  return or(...values.map((value) => matches(value)))
}

/** What only staff narrow their list down to. */
export type StaffFilter = {
  /** `YYYY-MM-DD` in Warsaw; both days included. */
  from?: string | undefined
  to?: string | undefined
  delivery?: Choice<DeliveryMethod>
  paid?: Choice<PaidState>
  stock?: OrderStockState | undefined
  late?: LateState | undefined
  /** uid, or `unassigned`. */
  heldBy?: Choice<string>
  tag?: Choice<string>
}

const otherMethods = paymentMethods.filter((method) => method !== 'payment_at_delivery')

/** The same as `paidStateOf` says of an order that was read. Methods are named, so that the index knows them. */
export function isPaid(state: PaidState): SQL | undefined {
  if (state === 'paid') return eq(orders.isPaid, true)
  const methods = state === 'at_delivery' ? (['payment_at_delivery'] as const) : otherMethods
  return and(
    eq(orders.isPaid, false),
    ne(orders.status, 'Canceled'),
    inArray(orders.typeOfPayment, [...methods]),
  )
}

function hasStock(state: OrderStockState): SQL {
  const soldOut = sql`exists (
    select from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
    where ${orderItems.orderId} = ${orders.id} and ${products.quantityInStock} <= 0
  )`
  return state === 'sold_out' ? soldOut : sql`not ${soldOut}`
}

/** It was to be delivered before today, has not left, and waits for no money of its buyer. */
export const isOverdue = and(
  inArray(orders.status, ['Pending', 'In Processing']),
  lt(orders.deliverBy, sql`${today}::date`),
  or(eq(orders.isPaid, true), eq(orders.typeOfPayment, 'payment_at_delivery')),
)

function isHeldBy(holder: string): SQL {
  return holder === UNASSIGNED ? isNull(orders.heldBy) : eq(orders.heldBy, holder)
}

export function matchingForStaff({
  from,
  to,
  delivery,
  paid,
  stock,
  late,
  heldBy,
  tag,
}: StaffFilter): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(orders.orderDate, midnight(from)),
    to === undefined ? undefined : lt(orders.orderDate, midnight(to, 1)),
    anyOf(delivery, (method) => eq(orders.typeOfDelivery, method)),
    anyOf(paid, isPaid),
    stock && hasStock(stock),
    late && isOverdue,
    anyOf(heldBy, isHeldBy),
    anyOf(tag, (each) => arrayContains(orders.tags, [each])),
  )
}
