import { amountDue, grosze, type Grosze } from '@bieznik/contract/money'
import { awaitedMethods } from '@bieznik/contract/payment'
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'

/** In what is selected, drizzle leaves the table's name out of a column. */
const idOfOrder = sql.raw('"orders"."id"')

export const totalOfOrder = sql<number>`(
  select coalesce(sum(${orderItems.price}::bigint * ${orderItems.quantity}), 0) from ${orderItems}
  where ${orderItems.orderId} = ${idOfOrder}
)`.mapWith(Number)

/** Counts what `sumPaid` counts. */
export const paidOfOrder = sql<number>`(
  select coalesce(sum(${payments.amount}), 0) from ${payments}
  where ${payments.orderId} = ${idOfOrder} and ${payments.state} = 'captured'
)`.mapWith(Number)

/** What is due of an order, in SQL. */
export const dueOfOrder: SQL = sql`greatest(${totalOfOrder} - ${paidOfOrder}, 0)`

const columns = {
  id: orders.id,
  name: orders.name,
  status: orders.status,
  typeOfPayment: orders.typeOfPayment,
  total: totalOfOrder,
  paid: paidOfOrder,
}

type Row = { total: number; paid: number }

const withDue = <R extends Row>({ total: all, paid: sofar, ...order }: R) => ({
  ...order,
  total: grosze(all),
  paid: grosze(sofar),
  due: amountDue(grosze(all), grosze(sofar)),
})

export type OrderSum = ReturnType<typeof withDue<Awaited<ReturnType<typeof selectSums>>[number]>>

const selectSums = (db: Queryable, condition: SQL | undefined) =>
  db.select(columns).from(orders).where(condition)

/** How these orders stand with their money; those that are not there are left out. */
export async function listOrderSums(db: Queryable, ids: readonly number[]): Promise<OrderSum[]> {
  if (ids.length === 0) return []
  return (await selectSums(db, inArray(orders.id, [...ids]))).map(withDue)
}

/** Orders that wait for exactly one of these amounts, delivered ones as well, the newest of many. */
export async function listOrdersDue(db: Queryable, amounts: readonly Grosze[]): Promise<OrderSum[]> {
  if (amounts.length === 0) return []
  const waits = and(
    inArray(orders.typeOfPayment, [...awaitedMethods]),
    ne(orders.status, 'Canceled'),
    inArray(dueOfOrder, [...amounts]),
  )
  const rows = await db
    .select(columns)
    .from(orders)
    .where(waits)
    .orderBy(sql`${orders.id} desc`)
    .limit(MOST)
  return rows.map(withDue)
}

const MOST = 200

/** An order that is locked already; null: there is none. */
export async function getOrderSum(db: Queryable, id: number): Promise<OrderSum | null> {
  const [row] = await selectSums(db, eq(orders.id, id))
  return row ? withDue(row) : null
}
