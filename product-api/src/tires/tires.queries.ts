import type { TireFilter } from '@bieznik/contract/catalogue-query'
import type { Tire } from '@bieznik/contract/product'
import { and, asc, count, eq, gte, lte } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, tires } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
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

function matching(filter: TireFilter) {
  const { width, profile, diameter, season, manufacturer, protector, priceFrom, priceTo } = filter
  return and(
    eq(products.productType, 'Tire'),
    eq(products.inArchive, false),
    width === undefined ? undefined : eq(tires.width, width),
    profile === undefined ? undefined : eq(tires.profile, profile),
    diameter === undefined ? undefined : eq(tires.diameter, diameter),
    season === undefined ? undefined : eq(tires.season, season),
    manufacturer === undefined ? undefined : eq(tires.manufacturer, manufacturer),
    protector === undefined ? undefined : eq(tires.protector, protector),
    priceFrom === undefined ? undefined : gte(products.price, priceFrom),
    priceTo === undefined ? undefined : lte(products.price, priceTo),
  )
}

/** Tires on sale that match, cheapest first. */
export async function listTires(db: Queryable, filter: TireFilter, slice: Slice): Promise<Page<Tire>> {
  const [rows, [counted]] = await Promise.all([
    selectTires(db)
      .where(matching(filter))
      .orderBy(asc(products.price), asc(products.id))
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(products).innerJoin(tires, sameProduct).where(matching(filter)),
  ])
  return { rows: rows.map(toTire), total: counted?.total ?? 0 }
}

/** An archived tire is answered too: its page says that it is. */
export async function getTire(db: Queryable, id: number): Promise<Tire | null> {
  const [row] = await selectTires(db).where(eq(products.id, id))
  return row ? toTire(row) : null
}
