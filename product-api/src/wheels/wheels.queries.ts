import type { WheelFilter } from '@bieznik/contract/catalogue-query'
import type { Wheel } from '@bieznik/contract/product'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Queryable } from '../db/client.ts'
import { prepareRows } from '../db/prepare-rows.ts'
import { products, wheelCounts, wheels } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
import { keptCount, keyOfList, pageForSale, type ListShape } from '../products/for-sale.ts'
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
    diameter === undefined ? undefined : eq(table.diameter, sql.placeholder('diameter')),
    boltSpacing === undefined ? undefined : eq(table.boltSpacing, sql.placeholder('boltSpacing')),
    width === undefined ? undefined : eq(table.width, sql.placeholder('width')),
    centralBoreDiameter === undefined
      ? undefined
      : eq(table.centralBoreDiameter, sql.placeholder('centralBoreDiameter')),
  )
}

const listWheelRows = builtOnce(
  (db, { filter, slice }: ListShape<WheelFilter>) =>
    prepareRows(
      db,
      { ...coreColumns, ...wheelColumns, total: keptCount(wheelCounts, sameValues(wheelCounts, filter)) },
      pageForSale(wheels, sameValues(wheels, filter), slice),
    ),
  keyOfList,
)

/** Wheels on sale that match, in stock first, then by price. */
export async function listWheels(db: Queryable, filter: WheelFilter, slice: Slice): Promise<Page<Wheel>> {
  const { rows } = await listWheelRows(db, { filter, slice }).execute({ ...filter, offset: slice.offset })
  const [first] = rows
  // Behind the end there may be pages before.
  if (!first && slice.offset > 0)
    return { rows: [], total: (await listWheels(db, filter, { limit: 1, offset: 0 })).total }
  return { rows: rows.map(({ total: _, ...row }) => toWheel(row)), total: first?.total ?? 0 }
}

const getWheelRow = builtOnce((db) =>
  selectWheels(db)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare(''),
)

/** An archived wheel is answered too: its page says that it is. */
export async function getWheel(db: Queryable, id: number): Promise<Wheel | null> {
  const [row] = await getWheelRow(db, undefined).execute({ id })
  return row ? toWheel(row) : null
}
