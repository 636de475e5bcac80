import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { inEach, type Language } from '@bieznik/contract/language'
import type { ProductEvent, ProductFilter, ProductListQuery } from '@bieznik/contract/catalogue/product-input'
import { translationOf } from '@bieznik/contract/translated'
import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { productChanges } from '../../platform/db/schema/product-changes.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { findProducts } from '../search/find-products.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import { isForSaleIncomplete } from './incomplete-products.queries.ts'
import { listProductsByIds } from './products.queries.ts'

const MAX_ID = 2_147_483_647

type ListDeps = { db: Queryable; staffIndex: IndexKeeper }

/** `ids`: null where nothing is searched for. `unknown`: words that are left out, since no product has them beside the rest. */
type FoundIds = { ids: number[] | null; unknown: string[] }

/** What a text means, as the search of the shop reads it, best first; before it the product with this id. */
async function foundBy(staffIndex: IndexKeeper, search: string | undefined): Promise<FoundIds> {
  if (!search) return { ids: null, unknown: [] }
  const { ids, understood } = findProducts(await staffIndex.current(), search, { limit: Infinity, offset: 0 })
  const id = Number(search)
  const isId = /^\d{1,10}$/.test(search) && id <= MAX_ID
  if (isId) return { ids: [id, ...ids.filter((each) => each !== id)], unknown: [] }
  return { ids, unknown: understood.unknown }
}

function matching(
  { productType, inArchive, isIncomplete, stockUpTo }: ProductFilter,
  found: number[] | null,
) {
  return and(
    found ? sql`${products.id} = any(${sql.param(found)}::int[])` : undefined,
    productType && eq(products.productType, productType),
    inArchive === undefined ? undefined : eq(products.inArchive, inArchive),
    isIncomplete && isForSaleIncomplete,
    stockUpTo === undefined ? undefined : lte(products.quantityInStock, stockUpTo),
  )
}

const titleIn: Record<Language, SQL> = inEach((language) =>
  language === 'pl'
    ? sql`${products.searchText}`
    : sql`lower(coalesce(nullif(${products[translationOf('title', language)]}, ''), ${products.title}))`,
)

/** By the column that is asked for, else the best match first, else the newest. */
function ordering(
  { sort, order = 'asc' }: ProductListQuery,
  found: number[] | null,
  language: Language,
): SQL[] {
  const newest = desc(products.id)
  if (!sort) return [found ? sql`found.place` : newest]
  const columns = {
    id: products.id,
    title: titleIn[language],
    price: products.price,
    stock: products.quantityInStock,
    state: products.inArchive,
    kind: products.productType,
  }
  return [order === 'asc' ? asc(columns[sort]) : desc(columns[sort]), newest]
}

/** All products that match, archived ones too. */
export async function listManagedProducts(
  { db, staffIndex }: ListDeps,
  query: ProductListQuery,
  { limit, offset, language }: Slice & { language: Language },
): Promise<Page<ManagedProduct> & { unknown: string[] }> {
  const { ids: found, unknown } = await foundBy(staffIndex, query.search)
  const all = db.select({ id: products.id }).from(products).$dynamic()
  const places = sql`unnest(${sql.param(found ?? [])}::int[]) with ordinality as found (id, place)`
  const [listed, total] = await Promise.all([
    (found ? all.innerJoin(places, sql`found.id = ${products.id}`) : all)
      .where(matching(query, found))
      .orderBy(...ordering(query, found, language))
      .limit(limit)
      .offset(offset),
    db.$count(products, matching(query, found)),
  ])
  const ids = listed.map(({ id }) => id)
  const byId = new Map((await listProductsByIds(db, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total, unknown }
}

/** The ids of all products that match, the newest first. */
export async function listManagedIds(
  { db, staffIndex }: ListDeps,
  filter: ProductFilter,
  limit: number,
): Promise<number[]> {
  const { ids: found } = await foundBy(staffIndex, filter.search)
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(matching(filter, found))
    .orderBy(desc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
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
