import type { WheelFilter } from '@bieznik/contract/catalogue/catalogue-query'
import type { ListedWheel, ManagedWheel } from '@bieznik/contract/catalogue/product'
import type { TitledProduct } from '@bieznik/contract/catalogue/product-language'
import { and, eq, ne, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { wheels } from '../../platform/db/schema/catalogue.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { coreColumns, factColumns, optionalFacts, type RowOf } from '../products/core-columns.ts'
import { readPage, selectById, selectByIds, selectForSale } from '../products/for-sale.ts'
import { listedWheelColumns, wheelColumns } from './wheel-columns.ts'

const columns = { row: { ...coreColumns, ...wheelColumns }, facts: factColumns }
const listed = { row: { ...coreColumns, ...listedWheelColumns }, facts: factColumns }

type TitledWheel = TitledProduct<ListedWheel>

function toWheel({ row, facts }: RowOf<ManagedWheel>): ManagedWheel {
  return { ...row, ...optionalFacts(facts), productType: 'Wheel' }
}

function toTitledWheel({ row, facts }: RowOf<TitledWheel>): TitledWheel {
  return { ...row, ...optionalFacts(facts), productType: 'Wheel' }
}

/** Drilled for this circle, alone or besides another one. */
const hasCircle = (circle: string): SQL | undefined =>
  or(eq(wheels.boltSpacing, circle), eq(wheels.secondBoltSpacing, circle))

export function matchingWheels({
  diameter,
  boltSpacing,
  width,
  centralBoreDiameter,
}: WheelFilter): SQL | undefined {
  return and(
    diameter === undefined ? undefined : eq(wheels.diameter, diameter),
    boltSpacing === undefined ? undefined : hasCircle(boltSpacing),
    width === undefined ? undefined : eq(wheels.width, width),
    centralBoreDiameter === undefined ? undefined : eq(wheels.centralBoreDiameter, centralBoreDiameter),
  )
}

/**
 * Whether any wheel has this circle as its second one. For most circles none has, and then the list is read off one index in its order, which
 * an OR of two columns is not.
 */
async function isSecondCircle(db: Queryable, circle: string): Promise<boolean> {
  const [found] = await db
    .select({ id: wheels.productId })
    .from(wheels)
    .where(and(ne(wheels.secondBoltSpacing, ''), eq(wheels.secondBoltSpacing, circle)))
    .limit(1)
  return found !== undefined
}

/** Wheels on sale that match, in stock first, then by price; all of them: the sizes that are bought most first. */
export async function listWheels(
  db: Queryable,
  filter: WheelFilter,
  slice: Slice,
): Promise<Page<TitledWheel>> {
  const { boltSpacing, ...others } = filter
  const isOnlyFirst = boltSpacing !== undefined && !(await isSecondCircle(db, boltSpacing))
  const matching = isOnlyFirst
    ? and(eq(wheels.boltSpacing, boltSpacing), matchingWheels(others))
    : matchingWheels(filter)
  return readPage(
    slice,
    async (part) => selectForSale(db, wheels, { columns: listed, matching, slice: part }),
    toTitledWheel,
  )
}

/** Of a page that was chosen already; in any order. */
export async function listWheelsByIds(db: Queryable, ids: readonly number[]): Promise<TitledWheel[]> {
  const rows = await selectByIds(db, wheels, listed, ids)
  return rows.map(toTitledWheel)
}

const wheelById = preparedOn((db) => selectById(db, wheels, columns).prepare('wheel_by_id'))

/** An archived wheel is returned too: its page says that it is. */
export async function getWheel(db: Queryable, id: number): Promise<ManagedWheel | null> {
  const [found] = await wheelById(db).execute({ id })
  return found ? toWheel(found) : null
}
