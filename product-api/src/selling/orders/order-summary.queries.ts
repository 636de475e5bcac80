import { grosze } from '@bieznik/contract/money/money'
import { SUMMARY_DAYS, type OrderSummary } from '@bieznik/contract/people/back-office'
import { textFields } from '@bieznik/contract/translated'
import { and, asc, countDistinct, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { isOpenComplaint } from '../../care/complaints/complaints.queries.ts'
import { isOpenWithdrawal } from '../../care/withdrawals/withdrawals.queries.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { dateOf, today } from '../../platform/db/warsaw-day.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderCorrections } from '../../platform/db/schema/corrections.ts'
import { orderItems, orders, orderStatusChanges, orderWorkLog } from '../../platform/db/schema/orders.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { runsOut, soldIn } from '../../money/reports/stock.queries.ts'
import { countFailures } from '../../platform/failures/failures.queries.ts'
import { isOverdue, isPaid } from './order-filters.ts'

/** How many of each list are named. */
const NAMED = 10

/** The index on the date finds the orders of these days; a day in Warsaw may begin up to a day away from one in UTC. */
const isRecent = gte(orders.orderDate, sql`now() - make_interval(days => ${SUMMARY_DAYS + 1})`)

const countPending = async (db: Queryable) => db.$count(orders, eq(orders.status, 'Pending'))

async function listLowStock(db: Queryable): Promise<OrderSummary['lowStock']> {
  const sold = soldIn(db, SUMMARY_DAYS)
  const found = await db
    .with(sold)
    .select({
      id: products.id,
      productType: products.productType,
      ...textFields(products, 'title'),
      quantityInStock: products.quantityInStock,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .innerJoin(sold, eq(sold.productId, products.id))
    .where(runsOut(sold))
    .orderBy(asc(products.quantityInStock), asc(products.id))
    .limit(NAMED)
  return { total: found[0]?.total ?? 0, products: found.map(({ total: _total, ...product }) => product) }
}

/** Days change at midnight in Warsaw. */
async function listDays(db: Queryable): Promise<OrderSummary['days']> {
  const rows = await db
    .select({
      day: sql<string>`day::date::text`,
      orders: countDistinct(orders.id),
      turnover: sql`coalesce(sum(${orderItems.price}::bigint * ${orderItems.quantity}), 0)`.mapWith(Number),
    })
    .from(sql`generate_series(${today} - ${SUMMARY_DAYS - 1}::int, ${today}, interval '1 day') as day`)
    .leftJoin(
      orders,
      and(sql`${dateOf(orders.orderDate)} = day::date`, isRecent, ne(orders.status, 'Canceled')),
    )
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .groupBy(sql`day`)
    .orderBy(sql`day`)
  return rows.map((row) => ({ ...row, turnover: grosze(row.turnover) }))
}

/** What waits for staff, each as the list that its counter leads to counts it. */
async function countWaiting(db: Queryable) {
  const [overdue, awaited, openWithdrawals, openComplaints, notInKsef] = await Promise.all([
    db.$count(orders, isOverdue),
    db.$count(orders, isPaid('awaited')),
    db.$count(withdrawals, isOpenWithdrawal),
    db.$count(complaints, isOpenComplaint),
    db.$count(ksefSubmissions, inArray(ksefSubmissions.state, ['waiting', 'sent'])),
  ])
  return { overdue, awaited, withdrawals: openWithdrawals, complaints: openComplaints, invoices: notInKsef }
}

export async function getOrderSummary(db: Queryable): Promise<OrderSummary> {
  const [pending, waiting, lowStock, needsSomebody, days] = await Promise.all([
    countPending(db),
    countWaiting(db),
    listLowStock(db),
    countFailures(db),
    listDays(db),
  ])
  return { pending, ...waiting, lowStock, needsSomebody, days }
}

/**
 * Changes whenever an order is placed or gets another status, or is corrected, or staff note or do something with one, because each writes a row of a
 * history. Rows are numbered before they are committed, so that one may appear below the last; how many of the last ones there are tells
 * of it.
 */
export async function getOrdersVersion(db: Queryable): Promise<string> {
  const newestOf = (table: typeof orderStatusChanges | typeof orderWorkLog | typeof orderCorrections) => {
    const last = sql`coalesce((select max(${table.id}) from ${table}), 0)`
    return sql`(select ${last} || '.' || count(*) from ${table} where ${table.id} > ${last} - 1000)`
  }
  const { rows } = await db.execute<{ version: string }>(
    sql`select concat_ws('.', ${newestOf(orderStatusChanges)}, ${newestOf(orderWorkLog)}, ${newestOf(orderCorrections)}) as version`,
  )
  return rows[0]?.version ?? ''
}
