import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { awaitedMethods } from '@bieznik/contract/money/payment-providers'
import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { dueOfOrder, paidOfOrder, totalOfOrder } from '../../selling/orders/order-money.ts'

const columns = {
  id: orders.id,
  name: orders.name,
  status: orders.status,
  typeOfPayment: orders.typeOfPayment,
  total: totalOfOrder,
  paid: paidOfOrder,
  due: dueOfOrder,
}

type Row = { total: number; paid: number; due: number }

const inGrosze = <R extends Row>({ total, paid, due, ...order }: R) => ({
  ...order,
  total: grosze(total),
  paid: grosze(paid),
  due: grosze(due),
})

export type OrderSum = ReturnType<typeof inGrosze<Awaited<ReturnType<typeof selectSums>>[number]>>

const selectSums = (db: Queryable, condition: SQL | undefined) =>
  db.select(columns).from(orders).where(condition)

/** How these orders stand with their money, the oldest first; those that are not there are left out. */
export async function listOrderSums(db: Queryable, ids: readonly number[]): Promise<OrderSum[]> {
  if (ids.length === 0) return []
  return (await selectSums(db, inArray(orders.id, [...ids])).orderBy(asc(orders.id))).map(inGrosze)
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
  return rows.map(inGrosze)
}

const MOST = 200

/** An order that is locked already; null: there is none. */
export async function getOrderSum(db: Queryable, id: number): Promise<OrderSum | null> {
  const [row] = await selectSums(db, eq(orders.id, id))
  return row ? inGrosze(row) : null
}
