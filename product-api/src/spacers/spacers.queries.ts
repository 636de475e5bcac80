import type { SpacerFilter } from '@bieznik/contract/catalogue-query'
import type { Spacer } from '@bieznik/contract/product'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, spacerCounts, spacers } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
import { countBeyond, idsOfPage, keptCount } from '../products/for-sale.ts'
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
    boltDistance === undefined ? undefined : eq(table.boltDistance, boltDistance),
    thickness === undefined ? undefined : eq(table.thickness, thickness),
  )
}

/** Spacers on sale that match, cheapest first. */
export async function listSpacers(db: Queryable, filter: SpacerFilter, slice: Slice): Promise<Page<Spacer>> {
  const total = keptCount(spacerCounts, sameValues(spacerCounts, filter))
  const found = await db
    .select({ ...coreColumns, ...spacerColumns, total })
    .from(products)
    .innerJoin(spacers, sameProduct)
    .where(sql`${products.id} = any(${idsOfPage(spacers, sameValues(spacers, filter), slice)})`)
    .orderBy(asc(spacers.salePrice), asc(spacers.productId))
  const [first] = found
  return {
    rows: found.map(({ total: _total, ...row }) => toSpacer(row)),
    total: first ? first.total : await countBeyond(db, total, slice),
  }
}

/** An archived spacer is answered too: its page says that it is. */
export async function getSpacer(db: Queryable, id: number): Promise<Spacer | null> {
  const [row] = await selectSpacers(db).where(eq(products.id, id))
  return row ? toSpacer(row) : null
}
