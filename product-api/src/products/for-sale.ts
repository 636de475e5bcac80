import type { Grosze } from '@bieznik/contract/grosze'
import { and, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client.ts'
import type { Page, Slice } from '../http/paging.ts'

/** A table of what is particular to one kind of product. */
type Kind = PgTable & { productId: PgColumn; salePrice: PgColumn; soldOut: PgColumn }

/** In stock first and then by price, as the indexes have it. */
export const inOrderOfList = (kind: Kind): PgColumn[] => [kind.soldOut, kind.salePrice, kind.productId]

export const isForSale = (kind: Kind, matching: SQL | undefined): SQL | undefined =>
  and(isNotNull(kind.salePrice), matching)

/** The ids on a page of what is for sale: read off an index alone, so that a page far down the list is quick as well. */
export function idsOnPage(db: Queryable, kind: Kind, matching: SQL | undefined, { limit, offset }: Slice) {
  return db
    .select({ productId: kind.productId })
    .from(kind)
    .where(isForSale(kind, matching))
    .orderBy(...inOrderOfList(kind))
    .limit(limit)
    .offset(offset)
    .as('page')
}

/** What the first of all pages costs. */
export function lowestPriceOf(kind: Kind, matching: SQL | undefined): SQL<Grosze> {
  return sql`(select ${kind.salePrice} from ${kind} where ${isForSale(kind, matching)}
    order by ${sql.join(inOrderOfList(kind), sql`, `)} limit 1)`
}

/** What is known of all pages stands in each row. */
type Listed<Row> = { row: Row; total: number; lowestPrice: Grosze }

/** The page at this slice. Behind the end there is no row to tell the total, so the first one is asked. */
export async function readPage<Row, Product>(
  slice: Slice,
  read: (slice: Slice) => Promise<Listed<Row>[]>,
  toProduct: (row: Row) => Product,
): Promise<Page<Product>> {
  const listed = await read(slice)
  const [first] = listed
  if (!first && slice.offset > 0) {
    const [best] = await read({ limit: 1, offset: 0 })
    return { rows: [], total: best?.total ?? 0 }
  }
  return {
    rows: listed.map(({ row }) => toProduct(row)),
    total: first?.total ?? 0,
    lowestPrice: first?.lowestPrice,
  }
}
