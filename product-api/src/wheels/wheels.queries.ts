import type { WheelFilter } from '@bieznik/contract/catalogue-query'
import type { ManagedWheel } from '@bieznik/contract/product'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, wheels } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns, withOptionalFacts, type RowOf } from '../products/core-columns.ts'
import { idsOnPage, inOrderOfList, isForSale, lowestPriceOf, readPage } from '../products/for-sale.ts'
import { wheelColumns } from './wheel-columns.ts'

const sameProduct = eq(wheels.productId, products.id)

function toWheel(row: RowOf<ManagedWheel>): ManagedWheel {
  return { ...withOptionalFacts(row), productType: 'Wheel' }
}

export function matchingWheels({
  diameter,
  boltSpacing,
  width,
  centralBoreDiameter,
}: WheelFilter): SQL | undefined {
  return and(
    diameter === undefined ? undefined : eq(wheels.diameter, diameter),
    boltSpacing === undefined ? undefined : eq(wheels.boltSpacing, boltSpacing),
    width === undefined ? undefined : eq(wheels.width, width),
    centralBoreDiameter === undefined ? undefined : eq(wheels.centralBoreDiameter, centralBoreDiameter),
  )
}

function selectWheels(db: Queryable, filter: WheelFilter, slice: Slice) {
  const page = idsOnPage(db, wheels, matchingWheels(filter), slice)
  return db
    .select({
      row: { ...coreColumns, ...wheelColumns },
      total: db.$count(wheels, isForSale(wheels, matchingWheels(filter))),
      lowestPrice: lowestPriceOf(wheels, matchingWheels(filter)),
    })
    .from(page)
    .innerJoin(wheels, eq(wheels.productId, page.productId))
    .innerJoin(products, sameProduct)
    .orderBy(...inOrderOfList(wheels))
}

/** Wheels on sale that match, in stock first, then by price. */
export function listWheels(db: Queryable, filter: WheelFilter, slice: Slice): Promise<Page<ManagedWheel>> {
  return readPage(slice, async (part) => selectWheels(db, filter, part), toWheel)
}

/** An archived wheel is answered too: its page says that it is. */
export async function getWheel(db: Queryable, id: number): Promise<ManagedWheel | null> {
  const [row] = await db
    .select({ ...coreColumns, ...wheelColumns })
    .from(products)
    .innerJoin(wheels, sameProduct)
    .where(eq(products.id, id))
    .prepare('wheel_by_id')
    .execute()
  return row ? toWheel(row) : null
}
