import type { ManagedProduct } from '@bieznik/contract/product'
import type { ProductEvent, ProductListQuery } from '@bieznik/contract/product-input'
import { and, count, desc, eq, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import { productChanges } from '../db/schema/product-changes.ts'
import { stockLedger } from '../db/schema/stock-ledger.ts'
import type { Page, Slice } from '../http/paging.ts'
import { isForSaleIncomplete } from './incomplete-products.queries.ts'
import { listProductsByIds } from './products.queries.ts'

const MAX_ID = 2_147_483_647

/**
 * All that was written stands in the title somewhere, or each word of it begins a word of the title, in any order; the inches of a rim
 * may stand behind an R or behind the width of a wheel. All folded as titles are.
 */
function hasWords(search: string) {
  const words = sql`btrim(public.fold_title(${search}))`
  const title = products.searchText
  return and(
    sql`${words} <> ''`,
    or(
      sql`strpos(${title}, ${words}) > 0`,
      sql`not exists (
        select from unnest(string_to_array(${words}, ' ')) as word
        where strpos(${title}, ' ' || word) = 0 and not (
          word ~ '^r?(1[2-9]|2[0-4])$'
          and (strpos(${title}, ' r' || ltrim(word, 'r')) > 0 or strpos(${title}, 'x' || ltrim(word, 'r') || ' ') > 0)
        )
      )`,
    ),
  )
}

/** Title or id. */
function foundBy(search: string) {
  const id = Number(search)
  const isId = /^\d{1,10}$/.test(search) && id <= MAX_ID
  return or(hasWords(search), isId ? eq(products.id, id) : undefined)
}

function matching({ search, productType, inArchive, isIncomplete, stockUpTo }: ProductListQuery) {
  return and(
    search ? foundBy(search) : undefined,
    productType && eq(products.productType, productType),
    inArchive === undefined ? undefined : eq(products.inArchive, inArchive),
    isIncomplete && isForSaleIncomplete,
    stockUpTo === undefined ? undefined : lte(products.quantityInStock, stockUpTo),
  )
}

/** All products that match, the newest first. */
export async function listManagedProducts(
  db: Queryable,
  query: ProductListQuery,
  { limit, offset }: Slice,
): Promise<Page<ManagedProduct>> {
  const [found, [counted]] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(matching(query))
      .orderBy(desc(products.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(products).where(matching(query)),
  ])
  const rows = await listProductsByIds(
    db,
    found.map(({ id }) => id),
  )
  return { rows: rows.toSorted((a, b) => b.id - a.id), total: counted?.total ?? 0 }
}

/** What happened to a product, the newest first: staff's changes, and the ledger of its stock. */
export async function listProductEvents(db: Queryable, id: number, limit: number): Promise<ProductEvent[]> {
  const [changes, ledger] = await Promise.all([
    db
      .select()
      .from(productChanges)
      .where(eq(productChanges.productId, id))
      .orderBy(desc(productChanges.id))
      .limit(limit),
    db
      .select()
      .from(stockLedger)
      .where(eq(stockLedger.productId, id))
      .orderBy(desc(stockLedger.id))
      .limit(limit),
  ])
  const events = [
    ...changes.map(({ event, at, who, reason, priceFrom, priceTo, fields }): ProductEvent => {
      const price = priceFrom === null || priceTo === null ? null : { from: priceFrom, to: priceTo }
      return { event, at: at.toISOString(), who, reason, price, stock: null, fields }
    }),
    ...ledger.map(({ at, who, reason, note, change }): ProductEvent => ({
      event: 'stock',
      at: at.toISOString(),
      who,
      reason: note,
      price: null,
      stock: { change, reason },
      fields: [],
    })),
  ]
  return events.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}
