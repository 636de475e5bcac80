import type { Grosze } from '@bieznik/contract/money/grosze'
import { and, desc, eq, inArray, isNotNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'

/** A table of what is particular to one kind of product. */
type Kind = PgTable & { productId: PgColumn; salePrice: PgColumn; soldOut: PgColumn; sizeSold: PgColumn }

/** In stock first and then by price, as the indexes have it. */
const byPrice = (kind: Kind): PgColumn[] => [kind.soldOut, kind.salePrice, kind.productId]

/** A whole kind has the sizes that are bought most before the cheapest ones; a filter has chosen among them already. */
const inOrderOfList = (kind: Kind, matching: SQL | undefined): (PgColumn | SQL)[] =>
  matching ? byPrice(kind) : [kind.soldOut, desc(kind.sizeSold), kind.salePrice, kind.productId]

const isForSale = (kind: Kind, matching: SQL | undefined): SQL | undefined =>
  and(isNotNull(kind.salePrice), matching)

/** A prepared query receives later how many. */
type AskedSlice = { limit: number | Placeholder; offset: number }

/** The ids on a page of what is for sale: read off an index alone, so that a page far down the list is quick as well. */
function idsOnPage(db: Queryable, kind: Kind, matching: SQL | undefined, { limit, offset }: AskedSlice) {
  return db
    .select({ productId: kind.productId })
    .from(kind)
    .where(isForSale(kind, matching))
    .orderBy(...inOrderOfList(kind, matching))
    .limit(limit)
    .offset(offset)
    .as('page')
}

/** What the cheapest in stock of all pages costs. */
function lowestPriceOf(kind: Kind, matching: SQL | undefined): SQL<Grosze> {
  return sql`(select ${kind.salePrice} from ${kind} where ${isForSale(kind, matching)}
    order by ${sql.join(byPrice(kind), sql`, `)} limit 1)`
}

type Columns = Record<string, PgColumn | SQL>

/** Of a product: `factColumns` and what else only some products of the kind have are a group of their own. */
type Groups<Row, Facts> = { row: Row; facts: Facts }

/** The rows of a page of what is for sale and matches, in the order of its list; each has what is known of all pages. */
export function selectForSale<Row extends Columns, Facts extends Columns>(
  db: Queryable,
  kind: Kind,
  {
    columns: { row, facts },
    matching,
    slice,
  }: { columns: Groups<Row, Facts>; matching: SQL | undefined; slice: AskedSlice },
) {
  const page = idsOnPage(db, kind, matching, slice)
  return db
    .select({
      row,
      facts,
      total: db.$count(kind, isForSale(kind, matching)),
      lowestPrice: lowestPriceOf(kind, matching),
    })
    .from(page)
    .innerJoin(kind, eq(kind.productId, page.productId))
    .innerJoin(products, eq(kind.productId, products.id))
    .orderBy(...inOrderOfList(kind, matching))
}

/** The rows of these products of a kind, on sale or not, in any order. */
export function selectByIds<Row extends Columns, Facts extends Columns>(
  db: Queryable,
  kind: Kind,
  { row, facts }: Groups<Row, Facts>,
  ids: readonly number[],
) {
  return db
    .select({ row, facts })
    .from(products)
    .innerJoin(kind, eq(kind.productId, products.id))
    .where(inArray(products.id, ids))
}

/** The row of one product of a kind, on sale or not, by the value of `id`. */
export function selectById<Row extends Columns, Facts extends Columns>(
  db: Queryable,
  kind: Kind,
  { row, facts }: Groups<Row, Facts>,
) {
  return db
    .select({ row, facts })
    .from(products)
    .innerJoin(kind, eq(kind.productId, products.id))
    .where(eq(products.id, sql.placeholder('id')))
}

/** What is known of all pages stands in each row. */
type Listed<Row> = Row & { total: number; lowestPrice: Grosze }

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
    rows: listed.map(toProduct),
    total: first?.total ?? 0,
    lowestPrice: first?.lowestPrice,
  }
}
