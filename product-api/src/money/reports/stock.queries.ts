import { grosze } from '@bieznik/contract/money/money'
import type { StockNumbers } from '@bieznik/contract/money/reports'
import { and, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { dayOf } from '../../platform/db/warsaw-day.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { purchasePrices } from '../../platform/db/schema/purchase-prices.ts'

/** How many of each list are on the screen; a file has all. */
const LISTED = 100

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`

/** What was sold of each product in the last days, and when it was last. */
function soldLately(db: Queryable, days: number) {
  return db.$with('sold').as(
    db
      .select({
        productId: orderItems.productId,
        pieces:
          sql<number>`coalesce(sum(${orderItems.quantity}) filter (where ${orders.orderDate} >= ${daysAgo(days)}), 0)`.as(
            'pieces',
          ),
        lastSoldOn: dayOf(sql`max(${orders.orderDate})`).as('last_sold_on'),
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(ne(orders.status, 'Canceled'))
      .groupBy(orderItems.productId),
  )
}

/** Pieces of each product that were sold in the last days. */
export const soldIn = (db: Queryable, days: number) =>
  db.$with('sold').as(
    db
      .select({
        productId: orderItems.productId,
        pieces: sql<number>`sum(${orderItems.quantity})`.as('pieces'),
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(ne(orders.status, 'Canceled'), gte(orders.orderDate, daysAgo(days))))
      .groupBy(orderItems.productId),
  )

/** It is sold out before as many days have gone by as `soldIn` looks back, if it goes on selling as in them. */
export const runsOut = (sold: ReturnType<typeof soldIn>) => and(isOffered, sql`${sold.pieces} > ${stock}`)

/** Of every product: the newest purchase price. */
const newestPrices = (db: Queryable) =>
  db.$with('bought').as(
    db
      .selectDistinctOn([purchasePrices.productId], {
        productId: purchasePrices.productId,
        price: purchasePrices.price,
      })
      .from(purchasePrices)
      .orderBy(purchasePrices.productId, sql`${purchasePrices.id} desc`),
  )

const { id, title, productType: kind, quantityInStock: stock, price } = products
const isOffered = eq(products.inArchive, false)

/** In stock and offered for so many days, and nothing of it was sold in them. */
export async function listDead(db: Queryable, days: number): Promise<StockNumbers['dead']['products']> {
  const [sold, bought] = [soldLately(db, days), newestPrices(db)]
  return db
    .with(sold, bought)
    .select({ id, title, kind, stock, price, purchasePrice: bought.price, lastSoldOn: sold.lastSoldOn })
    .from(products)
    .leftJoin(sold, eq(sold.productId, id))
    .leftJoin(bought, eq(bought.productId, id))
    .where(
      and(
        isOffered,
        gt(stock, 0),
        lt(products.createdAt, daysAgo(days)),
        sql`(${isNull(sold.pieces)} or ${sold.pieces} = 0)`,
      ),
    )
    .orderBy(sql`${price}::bigint * ${stock} desc`, id)
}

/** What sells and will be sold out before so many days have gone by, if it goes on as in the last ones. */
export async function listReorder(db: Queryable, days: number): Promise<StockNumbers['reorder']['products']> {
  const [sold, bought] = [soldIn(db, days), newestPrices(db)]
  const daysLeft = sql<number>`floor(${stock} * ${days}::numeric / nullif(${sold.pieces}, 0))`.mapWith(Number)
  return db
    .with(sold, bought)
    .select({
      id,
      title,
      kind,
      stock,
      price,
      purchasePrice: bought.price,
      sold: sql`${sold.pieces}`.mapWith(Number),
      daysLeft,
    })
    .from(products)
    .innerJoin(sold, eq(sold.productId, id))
    .leftJoin(bought, eq(bought.productId, id))
    .where(runsOut(sold))
    .orderBy(daysLeft, sql`${sold.pieces} desc`, id)
}

export async function getStockReport(db: Queryable, days: number): Promise<StockNumbers> {
  const [dead, reorder] = [await listDead(db, days), await listReorder(db, days)]
  const gross = dead.reduce((sum, row) => sum + row.price * row.stock, 0)
  return {
    dead: { count: dead.length, gross: grosze(gross), products: dead.slice(0, LISTED) },
    reorder: { count: reorder.length, products: reorder.slice(0, LISTED) },
  }
}
