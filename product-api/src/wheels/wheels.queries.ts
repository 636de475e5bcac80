import type { WheelFilter } from '@bieznik/contract/catalogue-query'
import type { Wheel } from '@bieznik/contract/product'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, wheelCounts, wheels } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
import { countBeyond, idsOfPage, keptCount } from '../products/for-sale.ts'
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

/** In either table that has these values. */
function sameValues(
  table: typeof wheels | typeof wheelCounts,
  { diameter, boltSpacing, width, centralBoreDiameter }: WheelFilter,
): SQL | undefined {
  return and(
    diameter === undefined ? undefined : eq(table.diameter, diameter),
    boltSpacing === undefined ? undefined : eq(table.boltSpacing, boltSpacing),
    width === undefined ? undefined : eq(table.width, width),
    centralBoreDiameter === undefined ? undefined : eq(table.centralBoreDiameter, centralBoreDiameter),
  )
}

/** Wheels on sale that match, cheapest first. */
export async function listWheels(db: Queryable, filter: WheelFilter, slice: Slice): Promise<Page<Wheel>> {
  const total = keptCount(wheelCounts, sameValues(wheelCounts, filter))
  const found = await db
    .select({ ...coreColumns, ...wheelColumns, total })
    .from(products)
    .innerJoin(wheels, sameProduct)
    .where(sql`${products.id} = any(${idsOfPage(wheels, sameValues(wheels, filter), slice)})`)
    .orderBy(asc(wheels.salePrice), asc(wheels.productId))
  const [first] = found
  return {
    rows: found.map(({ total: _total, ...row }) => toWheel(row)),
    total: first ? first.total : await countBeyond(db, total, slice),
  }
}

/** An archived wheel is answered too: its page says that it is. */
export async function getWheel(db: Queryable, id: number): Promise<Wheel | null> {
  const [row] = await selectWheels(db).where(eq(products.id, id))
  return row ? toWheel(row) : null
}
