import type { Numbers, ReportQuery } from '@bieznik/contract/money/reports'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { and, eq, isNotNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { totalAt, totalNow } from '../registers/corrected-amounts.queries.ts'
import { leftOfPayment } from '../registers/left-of-payment.ts'
import { isWithin } from '../registers/period.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { inWarsaw } from '../../platform/db/warsaw-day.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { purchasePrices } from '../../platform/db/schema/purchase-prices.ts'

const formats = { day: 'YYYY-MM-DD', month: 'YYYY-MM' } as const

const stepOf = (moment: SQLWrapper, by: ReportQuery['by']): SQL<string> =>
  sql<string>`to_char(${inWarsaw(moment)}, ${formats[by]}::text)`

const isSold = (period: ReportQuery) => and(isWithin(orders.orderDate, period), ne(orders.status, 'Canceled'))

/** Of a piece, when it was ordered; of one that was ordered before its first purchase price was written down, that one. */
const purchasePrice = sql`coalesce(
  (
    select known.price from ${purchasePrices} as known
    where known.product_id = ${orderItems.productId} and known.since <= ${orders.orderDate}
    order by known.id desc limit 1
  ),
  (
    select known.price from ${purchasePrices} as known
    where known.product_id = ${orderItems.productId} and known.since > ${orders.orderDate}
    order by known.id limit 1
  )
)`

const grossOfLine = sql`${orderItems.price}::bigint * ${orderItems.quantity}`

/** What was sold of each product, by day or month, with what it cost the shop where that is known. */
export type SoldRow = {
  step: string
  id: number
  kind: ProductType
  pieces: number
  gross: Grosze
  /** Gross of the pieces whose purchase price is known, and what these cost. */
  knownGross: Grosze
  cost: Grosze
}

export async function listSold(db: Queryable, query: ReportQuery): Promise<SoldRow[]> {
  const lines = db.$with('lines').as(
    db
      .select({
        step: stepOf(orders.orderDate, query.by).as('step'),
        id: orderItems.productId,
        quantity: orderItems.quantity,
        gross: sql<number>`${grossOfLine}`.as('gross'),
        cost: sql<number | null>`${purchasePrice} * ${orderItems.quantity}`.as('cost'),
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(isSold(query)),
  )
  const rows = await db
    .with(lines)
    .select({
      step: lines.step,
      id: lines.id,
      kind: products.productType,
      pieces: sql`sum(${lines.quantity})`.mapWith(Number),
      gross: sql`sum(${lines.gross})`.mapWith(Number),
      knownGross: sql`coalesce(sum(${lines.gross}) filter (where ${lines.cost} is not null), 0)`.mapWith(
        Number,
      ),
      cost: sql`coalesce(sum(${lines.cost}), 0)`.mapWith(Number),
    })
    .from(lines)
    .innerJoin(products, eq(products.id, lines.id))
    .groupBy(lines.step, lines.id, products.productType)
  return rows.map((row) => ({
    ...row,
    gross: grosze(row.gross),
    knownGross: grosze(row.knownGross),
    cost: grosze(row.cost),
  }))
}

/** Orders by day or month. */
export async function countOrders(db: Queryable, query: ReportQuery): Promise<Map<string, number>> {
  const step = stepOf(orders.orderDate, query.by)
  const rows = await db
    .select({ step, orders: sql`count(*)`.mapWith(Number) })
    .from(orders)
    .where(isSold(query))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.step, row.orders]))
}

/** All that was sent back for orders, in parts, by hand or as a whole, each with its moment. */
function listSentBack(db: Queryable) {
  const parts = db
    .select({
      orderId: sql<number>`${refunds.orderId}`.as('order_id'),
      at: sql`${refunds.endedAt}`.as('at'),
      amount: sql<number>`${refunds.amount}`.as('amount'),
    })
    .from(refunds)
    .where(eq(refunds.state, 'done'))
  const whole = db
    .select({
      orderId: sql<number>`${payments.orderId}`.as('order_id'),
      at: sql`${payments.refundedAt}`.as('at'),
      amount: sql<number>`${leftOfPayment}`.as('amount'),
    })
    .from(payments)
    .where(and(isNotNull(payments.refundedAt), sql`${leftOfPayment} > 0`))
  return db.$with('sent_back').as(unionAll(parts, whole))
}

/** What the shop has of an order: of its payments, or of what was paid at the delivery. */
const held = sql`(
  select coalesce(sum(${payments.amount} - (
    select coalesce(sum(part.amount), 0) from ${refunds} as part
    where part.payment_id = ${payments.id} and part.state = 'done'
  )), 0) from ${payments}
  where ${payments.orderId} = ${orders.id} and ${payments.state} = 'captured'
) + case
  when ${orders.typeOfPayment} = 'payment_at_delivery' and ${orders.deliveredAt} is not null and not exists (
    select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.capturedAt} is not null
  ) then ${totalAt(orders.deliveredAt)} - (
    select coalesce(sum(part.amount), 0) from ${refunds} as part
    where part.order_id = ${orders.id} and part.payment_id is null and part.state = 'done'
  )
  else 0
end`

/**
 * What was sent back of orders that stand, by its day: of each order no more than what is missing of its total now, the last of it first,
 * so that the refund of a double payment or of a lowered price takes nothing off.
 */
export async function sumRefunds(db: Queryable, query: ReportQuery): Promise<Map<string, Grosze>> {
  const sentBack = listSentBack(db)
  const counted = db.$with('counted').as(
    db
      .select({
        at: sentBack.at,
        amount: sentBack.amount,
        upTo: sql<number>`sum(${sentBack.amount}) over (
          partition by ${orders.id} order by ${sentBack.at} desc rows unbounded preceding
        )`.as('up_to'),
        missing: sql<number>`greatest(0, ${totalNow} - (${held}))`.as('missing'),
      })
      .from(sentBack)
      .innerJoin(orders, eq(orders.id, sentBack.orderId))
      .where(ne(orders.status, 'Canceled')),
  )
  const { at, amount, upTo, missing } = counted
  const step = stepOf(at, query.by)
  const rows = await db
    .with(sentBack, counted)
    .select({
      step,
      amount: sql`sum(least(${upTo}, ${missing}) - least(${upTo} - ${amount}, ${missing}))`.mapWith(Number),
    })
    .from(counted)
    .where(isWithin(at, query))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.step, grosze(row.amount)]))
}

/** What the best sellers are called, and what is left of them. */
export async function listNamed(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Pick<Numbers['best'][number], 'title' | 'stock'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, title: products.title, stock: products.quantityInStock })
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
