import type { WheelFilter } from '@bieznik/contract/catalogue-query'
import type { ManagedWheel } from '@bieznik/contract/product'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { preparedOn } from '../db/prepared.ts'
import { wheels } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns, withOptionalFacts, type RowOf } from '../products/core-columns.ts'
import { readPage, selectById, selectForSale } from '../products/for-sale.ts'
import { wheelColumns } from './wheel-columns.ts'

const columns = { ...coreColumns, ...wheelColumns }

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

const selectWheels = (db: Queryable, filter: WheelFilter, slice: Slice) =>
  selectForSale(db, wheels, { columns, matching: matchingWheels(filter), slice })

/** Wheels on sale that match, in stock first, then by price. */
export function listWheels(db: Queryable, filter: WheelFilter, slice: Slice): Promise<Page<ManagedWheel>> {
  return readPage(slice, async (part) => selectWheels(db, filter, part), toWheel)
}

const wheelById = preparedOn((db) => selectById(db, wheels, columns).prepare('wheel_by_id'))

/** An archived wheel is returned too: its page says that it is. */
export async function getWheel(db: Queryable, id: number): Promise<ManagedWheel | null> {
  const [found] = await wheelById(db).execute({ id })
  return found ? toWheel(found.row) : null
}
