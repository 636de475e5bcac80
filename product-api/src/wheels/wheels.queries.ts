import type { WheelFilter } from '@bieznik/contract/catalogue-query'
import type { Wheel } from '@bieznik/contract/product'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, wheels } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
import { wheelColumns } from './wheel-columns.ts'

const sameProduct = eq(wheels.productId, products.id)

function selectWheels(db: Queryable) {
  return db
    .select({ ...coreColumns, ...wheelColumns })
    .from(products)
    .innerJoin(wheels, sameProduct)
    .$dynamic()
}

function toWheel(row: Omit<Wheel, 'productType'>): Wheel {
  return { ...row, productType: 'Wheel' }
}

function matching({ diameter, boltSpacing, width, centralBoreDiameter }: WheelFilter) {
  return and(
    eq(products.productType, 'Wheel'),
    eq(products.inArchive, false),
    diameter === undefined ? undefined : eq(wheels.diameter, diameter),
    boltSpacing === undefined ? undefined : eq(wheels.boltSpacing, boltSpacing),
    width === undefined ? undefined : eq(wheels.width, width),
    centralBoreDiameter === undefined ? undefined : eq(wheels.centralBoreDiameter, centralBoreDiameter),
  )
}

/** Wheels on sale that match, cheapest first. */
export async function listWheels(db: Queryable, filter: WheelFilter, slice: Slice): Promise<Page<Wheel>> {
  const [rows, [counted]] = await Promise.all([
    selectWheels(db)
      .where(matching(filter))
      .orderBy(asc(products.price), asc(products.id))
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(products).innerJoin(wheels, sameProduct).where(matching(filter)),
  ])
  return { rows: rows.map(toWheel), total: counted?.total ?? 0 }
}

/** An archived wheel is answered too: its page says that it is. */
export async function getWheel(db: Queryable, id: number): Promise<Wheel | null> {
  const [row] = await selectWheels(db).where(eq(products.id, id))
  return row ? toWheel(row) : null
}
