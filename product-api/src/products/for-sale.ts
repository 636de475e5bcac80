import { and, isNotNull, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { products } from '../db/schema/catalogue.ts'
import type { Slice } from '../http/paging.ts'

/** A table of what is particular to one kind of product. */
type Kind = PgTable & { productId: Column; salePrice: Column; soldOut: Column }

/** Further than this nobody counts what lies between two prices; the rest of what is for sale is counted already. */
const COUNTED_UP_TO = 10_000

/**
 * Which rows are on a page, in stock first and then by price: read off an index alone. The limit is part of the text, because a prepared statement is
 * planned for it.
 */
function placesOf(kind: Kind, matching: SQL | undefined, { limit, offset }: Slice): SQL {
  const order = sql.join([kind.soldOut, kind.salePrice, kind.productId], sql`, `)
  return sql`select ${order} from ${kind} where ${and(isNotNull(kind.salePrice), matching)}
    order by ${order} limit ${sql.raw(String(limit))}${offset > 0 ? sql` offset ${sql.placeholder('offset')}` : sql``}`
}

/**
 * A page of what is for sale, in stock first and then by price, with the products. Each row is looked up by its key: for the thousand of a list
 * without pages the planner would rather read a whole table.
 */
export function pageForSale(kind: Kind, matching: SQL | undefined, slice: Slice): SQL {
  return sql`from (${placesOf(kind, matching, slice)}) as page
    cross join lateral (select * from ${kind} where ${kind.productId} = page.product_id limit 1) as ${kind}
    cross join lateral (select * from ${products} where ${products.id} = page.product_id limit 1) as ${products}
    order by page.sold_out, page.sale_price, page.product_id`
}

/** How many are for sale, as the table of counts has them. */
export function keptCount(counts: PgTable & { onSale: Column }, matching: SQL | undefined): SQL<number> {
  const where = matching ? sql` where ${matching}` : sql``
  return sql`(select coalesce(sum(${counts.onSale}), 0)::int from ${counts}${where})`
}

/** How many are for sale, counted until there are ten thousand. */
export function limitedCount(kind: Kind, matching: SQL | undefined): SQL<number> {
  const found = sql`select from ${kind} where ${and(isNotNull(kind.salePrice), matching)} limit ${sql.raw(String(COUNTED_UP_TO))}`
  return sql`(select count(*)::int from (${found}) as found)`
}

/** A filter of which only matters what is asked for, and where its page begins; the values come later. */
export type ListShape<Filter> = { filter: Filter; slice: Slice }

export function keyOfList<Filter extends object>({ filter, slice }: ListShape<Filter>): string {
  const asked = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  return [slice.limit, slice.offset > 0, ...asked].join()
}
