import { sql, type SQL } from 'drizzle-orm'
import { orderReturnLines } from '../../platform/db/schema/corrections.ts'
import { orderItems } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'

/* How an order stands with its money, in SQL and grosze: the same as `contract/selling/order-money.ts` says of an order that was read. */

/** In what is selected, drizzle leaves the table's name out of a column. */
const idOfOrder = sql.raw('"orders"."id"')
const isCanceled = sql.raw(`"orders"."status" = 'Canceled'`)

export const totalOfOrder = sql<number>`(
  select coalesce(sum(${orderItems.price}::bigint * ${orderItems.quantity}), 0) from ${orderItems}
  where ${orderItems.orderId} = ${idOfOrder}
)`.mapWith(Number)

/** Less the pieces that came back. */
const goodsOfOrder = sql`(
  select coalesce(sum(${orderItems.price}::bigint * (${orderItems.quantity} - (
    select coalesce(sum(${orderReturnLines.pieces}), 0) from ${orderReturnLines}
    where ${orderReturnLines.orderItemId} = ${orderItems.id}
  ))), 0)
  from ${orderItems} where ${orderItems.orderId} = ${idOfOrder}
)`

/** The payment came in as it was asked for, whatever of it went back since. What was disputed pays nothing. */
export const isReceived = sql`(
  ${payments.state} = 'captured' or (${payments.state} = 'refunded' and ${payments.receivedAmount} is null)
)`

/** What came in, whatever of it went back since: `sumReceived` counts the same. */
export const paidOfOrder = sql<number>`(
  select coalesce(sum(${payments.amount}), 0) from ${payments}
  where ${payments.orderId} = ${idOfOrder} and ${isReceived}
)`.mapWith(Number)

/** What came in and has neither gone back nor is on its way. */
export const keptOfPayments = sql<number>`(
  select coalesce(sum(${payments.amount} - ${payments.refundedAmount}), 0) from ${payments}
  where ${payments.orderId} = ${idOfOrder} and ${payments.state} = 'captured'
)`.mapWith(Number)

/** What the buyer still owes: nothing of a canceled order, and nothing that was paid and went back. */
export const dueOfOrder = sql<number>`(
  case when ${isCanceled} then 0 else greatest(${goodsOfOrder} - ${paidOfOrder}, 0) end
)`.mapWith(Number)

/** What the shop owes: what it has beyond what the buyer keeps. */
export const owedOfOrder = sql<number>`greatest(
  ${keptOfPayments} - (case when ${isCanceled} then 0 else ${goodsOfOrder} end), 0
)`.mapWith(Number)

/** All that its goods come to came in, whatever its status. */
export const isPaidByNow: SQL<boolean> = sql`(${paidOfOrder} >= ${goodsOfOrder})`
