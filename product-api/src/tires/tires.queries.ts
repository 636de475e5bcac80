import type { TireFilter } from '@bieznik/contract/catalogue-query'
import type { Tire } from '@bieznik/contract/product'
import { and, asc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, tireCounts, tires } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
import { countBeyond, idsOfPage, keptCount, limitedCount } from '../products/for-sale.ts'
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
    width === undefined ? undefined : eq(table.width, width),
    profile === undefined ? undefined : eq(table.profile, profile),
    diameter === undefined ? undefined : eq(table.diameter, diameter),
    season === undefined ? undefined : eq(table.season, season),
    manufacturer === undefined ? undefined : eq(table.manufacturer, manufacturer),
    protector === undefined ? undefined : eq(table.protector, protector),
  )
}

function matching(filter: TireFilter): SQL | undefined {
  const { priceFrom, priceTo } = filter
  return and(
    sameValues(tires, filter),
    priceFrom === undefined ? undefined : gte(tires.salePrice, priceFrom),
    priceTo === undefined ? undefined : lte(tires.salePrice, priceTo),
  )
}

function countOf(filter: TireFilter): SQL<number> {
  return filter.priceFrom === undefined && filter.priceTo === undefined
    ? keptCount(tireCounts, sameValues(tireCounts, filter))
    : limitedCount(tires, matching(filter))
}

/** Tires on sale that match, cheapest first. */
export async function listTires(db: Queryable, filter: TireFilter, slice: Slice): Promise<Page<Tire>> {
  const total = countOf(filter)
  const found = await db
    .select({ ...coreColumns, ...tireColumns, total })
    .from(products)
    .innerJoin(tires, sameProduct)
    .where(sql`${products.id} = any(${idsOfPage(tires, matching(filter), slice)})`)
    .orderBy(asc(tires.salePrice), asc(tires.productId))
  const [first] = found
  return {
    rows: found.map(({ total: _total, ...row }) => toTire(row)),
    total: first ? first.total : await countBeyond(db, total, slice),
  }
}

/** An archived tire is answered too: its page says that it is. */
export async function getTire(db: Queryable, id: number): Promise<Tire | null> {
  const [row] = await selectTires(db).where(eq(products.id, id))
  return row ? toTire(row) : null
}
