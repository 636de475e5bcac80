import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { orderCorrections } from '../../platform/db/schema/corrections.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { isNotBefore } from './period.ts'

/* What orders came to before they were corrected. A correction at the very moment comes after it. */

/** What an order of the query comes to, in grosze. */
export const totalNow = sql`(
  select sum(${orderItems.price}::bigint * ${orderItems.quantity}) from ${orderItems}
  where ${orderItems.orderId} = ${orders.id}
)`

/** What it came to at a moment. */
export const totalAt = (moment: SQLWrapper): SQL => sql`(${totalNow} - (
  select coalesce(sum(corrected.total_after - corrected.total_before), 0) from ${orderCorrections} as corrected
  where corrected.order_id = ${orders.id} and corrected.done_at >= ${moment}
))`

/** Microseconds: what PostgreSQL keeps of a moment, so that none is rounded to another. */
export const microsecondsOf = (moment: SQLWrapper): SQL<number> =>
  sql`(extract(epoch from ${moment}) * 1000000)::bigint`.mapWith(Number)

/** By how much one correction changed an order's goods of one kind. */
export type AmountChange = {
  correction: number
  orderId: number
  at: number
  /** null: of lines that are in the order no more. */
  kind: ProductType | null
  change: number
}

const line = (side: 'before' | 'after') =>
  sql`coalesce((line -> ${side}::text ->> 'quantity')::bigint * (line -> ${side}::text ->> 'price')::bigint, 0)`

/** Of all corrections since the period began, those after it too: they give the total of an order in it. */
export async function listAmountChanges(db: Queryable, period: RegisterPeriod): Promise<AmountChange[]> {
  const { id, orderId, doneAt, lines } = orderCorrections
  return db
    .select({
      correction: id,
      orderId,
      at: microsecondsOf(doneAt),
      kind: products.productType,
      change: sql`sum(${line('after')} - ${line('before')})`.mapWith(Number),
    })
    .from(orderCorrections)
    .innerJoin(sql`jsonb_array_elements(${lines}) as line`, sql`true`)
    .leftJoin(orderItems, eq(orderItems.id, sql`(line ->> 'itemId')::int`))
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(isNotBefore(doneAt, period))
    .groupBy(id, products.productType)
}
