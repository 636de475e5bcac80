import type { SpacerFilter } from '@bieznik/contract/catalogue-query'
import type { Spacer } from '@bieznik/contract/product'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Queryable } from '../db/client.ts'
import { prepareRows } from '../db/prepare-rows.ts'
import { products, spacerCounts, spacers } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
import { keptCount, keyOfList, pageForSale, type ListShape } from '../products/for-sale.ts'
import { spacerColumns } from './spacer-columns.ts'

const sameProduct = eq(spacers.productId, products.id)

function selectSpacers(db: Queryable) {
  return db
    .select({ ...coreColumns, ...spacerColumns })
    .from(products)
    .innerJoin(spacers, sameProduct)
    .$dynamic()
}

function toSpacer(row: Omit<Spacer, 'productType'>): Spacer {
  return { ...row, productType: 'Spacer' }
}

/** In either table that has these values. */
function sameValues(
  table: typeof spacers | typeof spacerCounts,
  { boltDistance, thickness }: SpacerFilter,
): SQL | undefined {
  return and(
    boltDistance === undefined ? undefined : eq(table.boltDistance, sql.placeholder('boltDistance')),
    thickness === undefined ? undefined : eq(table.thickness, sql.placeholder('thickness')),
  )
}

const listSpacerRows = builtOnce(
  (db, { filter, slice }: ListShape<SpacerFilter>) =>
    prepareRows(
      db,
      { ...coreColumns, ...spacerColumns, total: keptCount(spacerCounts, sameValues(spacerCounts, filter)) },
      pageForSale(spacers, sameValues(spacers, filter), slice),
    ),
  keyOfList,
)

/** Spacers on sale that match, in stock first, then by price. */
export async function listSpacers(db: Queryable, filter: SpacerFilter, slice: Slice): Promise<Page<Spacer>> {
  const { rows } = await listSpacerRows(db, { filter, slice }).execute({ ...filter, offset: slice.offset })
  const [first] = rows
  // Behind the end there may be pages before.
  if (!first && slice.offset > 0)
    return { rows: [], total: (await listSpacers(db, filter, { limit: 1, offset: 0 })).total }
  return { rows: rows.map(({ total: _, ...row }) => toSpacer(row)), total: first?.total ?? 0 }
}

const getSpacerRow = builtOnce((db) =>
  selectSpacers(db)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare(''),
)

/** An archived spacer is answered too: its page says that it is. */
export async function getSpacer(db: Queryable, id: number): Promise<Spacer | null> {
  const [row] = await getSpacerRow(db, undefined).execute({ id })
  return row ? toSpacer(row) : null
}
