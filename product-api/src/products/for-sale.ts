import { and, isNotNull, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Slice } from '../http/paging.ts'

/** A table of what is particular to one kind of product. */
type Kind = PgTable & { productId: Column; salePrice: Column }

/** Further than this nobody counts what lies between two prices; the rest of what is for sale is counted already. */
const COUNTED_UP_TO = 10_000

/**
 * The ids of a page of what is for sale, cheapest first, as an array: read off an index alone. The limit is part of the text,
 * because a prepared statement is planned for it.
 */
export function idsOfPage(kind: Kind, matching: SQL | undefined, { limit, offset }: Slice): SQL {
  return sql`array(
    select ${kind.productId} from ${kind} where ${and(isNotNull(kind.salePrice), matching)}
    order by ${kind.salePrice}, ${kind.productId} limit ${sql.raw(String(limit))}${offset > 0 ? sql` offset ${sql.placeholder('offset')}` : sql``}
  )`
}

/** How many are for sale, as the table of counts has them. */
export function keptCount(counts: PgTable & { onSale: Column }, matching: SQL | undefined): SQL<number> {
  const where = matching ? sql` where ${matching}` : sql``
  return sql`(select coalesce(sum(${counts.onSale}), 0) from ${counts}${where})`.mapWith(Number)
}

/** How many are for sale, counted until there are ten thousand. */
export function limitedCount(kind: Kind, matching: SQL | undefined): SQL<number> {
  const found = sql`select from ${kind} where ${and(isNotNull(kind.salePrice), matching)} limit ${sql.raw(String(COUNTED_UP_TO))}`
  return sql`(select count(*) from (${found}) as found)`.mapWith(Number)
}

/** A filter of which only matters what is asked for, and where its page begins; the values come later. */
export type ListShape<Filter> = { filter: Filter; slice: Slice }

export function keyOfList<Filter extends object>({ filter, slice }: ListShape<Filter>): string {
  const asked = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  return [slice.limit, slice.offset > 0, ...asked].join()
}
