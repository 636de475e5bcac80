import type { OrderStockState, PaidState } from '@bieznik/contract/order-list'
import type { DeliveryMethod } from '@bieznik/contract/order'
import { NOBODY } from '@bieznik/contract/order-work'
import { and, arrayContains, eq, gt, gte, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'
import { orderReturnLines } from '../db/schema/corrections.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'

/** What only staff narrow their list down to. */
export type StaffFilter = {
  /** `YYYY-MM-DD` in Warsaw; both days included. */
  from?: string | undefined
  to?: string | undefined
  delivery?: DeliveryMethod | undefined
  paid?: PaidState | undefined
  stock?: OrderStockState | undefined
  /** uid, or `nobody`. */
  heldBy?: string | undefined
  tag?: string | undefined
}

const midnight = (day: string, daysLater = 0): SQL =>
  sql`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Warsaw'`

const returnedPieces = sql`(
  select coalesce(sum(${orderReturnLines.pieces}), 0) from ${orderReturnLines}
  where ${orderReturnLines.orderItemId} = ${orderItems.id}
)`

/** Of what the buyer keeps. */
const total = sql`(
  select coalesce(sum(${orderItems.price}::bigint * (${orderItems.quantity} - ${returnedPieces})), 0)
  from ${orderItems} where ${orderItems.orderId} = ${orders.id}
)`

/** Counts what `sumPaid` counts. */
const paidSoFar = sql`(
  select coalesce(sum(${payments.amount}), 0) from ${payments}
  where ${payments.orderId} = ${orders.id} and ${payments.state} = 'captured'
)`

/** The same as `paidStateOf` says of an order that was read. */
function isPaid(state: PaidState): SQL | undefined {
  if (state === 'paid') return sql`${paidSoFar} >= ${total}`
  const method = state === 'at_delivery' ? eq : ne
  return and(method(orders.typeOfPayment, 'payment_at_delivery'), gt(total, paidSoFar))
}

function hasStock(state: OrderStockState): SQL {
  const soldOut = sql`exists (
    select from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
    where ${orderItems.orderId} = ${orders.id} and ${products.quantityInStock} <= 0
  )`
  return state === 'sold_out' ? soldOut : sql`not ${soldOut}`
}

function isHeldBy(holder: string): SQL {
  return holder === NOBODY ? isNull(orders.heldBy) : eq(orders.heldBy, holder)
}

export function matchingForStaff({
  from,
  to,
  delivery,
  paid,
  stock,
  heldBy,
  tag,
}: StaffFilter): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(orders.orderDate, midnight(from)),
    to === undefined ? undefined : lt(orders.orderDate, midnight(to, 1)),
    delivery && eq(orders.typeOfDelivery, delivery),
    paid && isPaid(paid),
    stock && hasStock(stock),
    heldBy === undefined ? undefined : isHeldBy(heldBy),
    tag === undefined ? undefined : arrayContains(orders.tags, [tag]),
  )
}
