import { grosze } from '@bieznik/contract/money/money'
import { LOW_STOCK, SUMMARY_DAYS, type OrderSummary } from '@bieznik/contract/people/back-office'
import { textFields } from '@bieznik/contract/translated'
import { and, asc, countDistinct, eq, gte, lte, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { dateOf, today } from '../../platform/db/warsaw-day.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderCorrections } from '../../platform/db/schema/corrections.ts'
import { orderItems, orders, orderStatusChanges, orderWorkLog } from '../../platform/db/schema/orders.ts'
import { countFailures } from '../../platform/failures/failures.queries.ts'

/** How many of each list are named. */
const NAMED = 10

/** Days change at midnight in Warsaw. */
/** The index on the date finds the orders of these days; a day in Warsaw may begin up to a day away from one in UTC. */
const isRecent = gte(orders.orderDate, sql`now() - make_interval(days => ${SUMMARY_DAYS + 1})`)

const countPending = async (db: Queryable) => db.$count(orders, eq(orders.status, 'Pending'))

async function listLowStock(db: Queryable): Promise<OrderSummary['lowStock']> {
  const isLow = and(eq(products.inArchive, false), lte(products.quantityInStock, LOW_STOCK))
  const [found, total] = await Promise.all([
    db
      .select({
        id: products.id,
        productType: products.productType,
        ...textFields(products, 'title'),
        quantityInStock: products.quantityInStock,
      })
      .from(products)
      .where(isLow)
      .orderBy(asc(products.quantityInStock), asc(products.id))
      .limit(NAMED),
    db.$count(products, isLow),
  ])
  return { total, products: found }
}

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

export async function getOrderSummary(db: Queryable): Promise<OrderSummary> {
  const [pending, lowStock, needsSomebody, days] = await Promise.all([
    countPending(db),
    listLowStock(db),
    countFailures(db),
    listDays(db),
  ])
  return { pending, lowStock, needsSomebody, days }
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
