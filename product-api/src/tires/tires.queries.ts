import type { TireFilter } from '@bieznik/contract/catalogue-query'
import type { Tire } from '@bieznik/contract/product'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Queryable } from '../db/client.ts'
import { prepareRows } from '../db/prepare-rows.ts'
import { products, tireCounts, tires } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
import { keptCount, keyOfList, limitedCount, pageForSale, type ListShape } from '../products/for-sale.ts'
import { tireColumns } from './tire-columns.ts'

const sameProduct = eq(tires.productId, products.id)

function selectTires(db: Queryable) {
  return db
    .select({ ...coreColumns, ...tireColumns })
    .from(products)
    .innerJoin(tires, sameProduct)
    .$dynamic()
}

function toTire(row: Omit<Tire, 'productType'>): Tire {
  return { ...row, productType: 'Tire' }
}

/** What is compared by its values, in either table that has them. */
function sameValues(table: typeof tires | typeof tireCounts, filter: TireFilter): SQL | undefined {
  const { width, profile, diameter, season, manufacturer, protector } = filter
  return and(
    width === undefined ? undefined : eq(table.width, sql.placeholder('width')),
    profile === undefined ? undefined : eq(table.profile, sql.placeholder('profile')),
    diameter === undefined ? undefined : eq(table.diameter, sql.placeholder('diameter')),
    season === undefined ? undefined : eq(table.season, sql.placeholder('season')),
    manufacturer === undefined ? undefined : eq(table.manufacturer, sql.placeholder('manufacturer')),
    protector === undefined ? undefined : eq(table.protector, sql.placeholder('protector')),
  )
}

function matching(filter: TireFilter): SQL | undefined {
  const { priceFrom, priceTo } = filter
  return and(
    sameValues(tires, filter),
    priceFrom === undefined ? undefined : gte(tires.salePrice, sql.placeholder('priceFrom')),
    priceTo === undefined ? undefined : lte(tires.salePrice, sql.placeholder('priceTo')),
  )
}

function countOf(filter: TireFilter): SQL<number> {
  return filter.priceFrom === undefined && filter.priceTo === undefined
    ? keptCount(tireCounts, sameValues(tireCounts, filter))
    : limitedCount(tires, matching(filter))
}

const listTireRows = builtOnce(
  (db, { filter, slice }: ListShape<TireFilter>) =>
    prepareRows(
      db,
      { ...coreColumns, ...tireColumns, total: countOf(filter) },
      pageForSale(tires, matching(filter), slice),
    ),
  keyOfList,
)

/** Tires on sale that match, in stock first, then by price. */
export async function listTires(db: Queryable, filter: TireFilter, slice: Slice): Promise<Page<Tire>> {
  const { rows } = await listTireRows(db, { filter, slice }).execute({ ...filter, offset: slice.offset })
  const [first] = rows
  // Behind the end there may be pages before.
  if (!first && slice.offset > 0)
    return { rows: [], total: (await listTires(db, filter, { limit: 1, offset: 0 })).total }
  return { rows: rows.map(({ total: _, ...row }) => toTire(row)), total: first?.total ?? 0 }
}

const getTireRow = builtOnce((db) =>
  selectTires(db)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare(''),
)

/** An archived tire is answered too: its page says that it is. */
export async function getTire(db: Queryable, id: number): Promise<Tire | null> {
  const [row] = await getTireRow(db, undefined).execute({ id })
  return row ? toTire(row) : null
}
