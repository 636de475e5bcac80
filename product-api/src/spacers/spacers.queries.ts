import type { SpacerFilter } from '@bieznik/contract/catalogue-query'
import type { ManagedSpacer } from '@bieznik/contract/product'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, spacers } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns, withOptionalFacts, type RowOf } from '../products/core-columns.ts'
import { idsOnPage, inOrderOfList, isForSale, lowestPriceOf, readPage } from '../products/for-sale.ts'
import { spacerColumns } from './spacer-columns.ts'

const sameProduct = eq(spacers.productId, products.id)

function toSpacer(row: RowOf<ManagedSpacer>): ManagedSpacer {
  return { ...withOptionalFacts(row), productType: 'Spacer' }
}

export function matchingSpacers({ boltDistance, thickness }: SpacerFilter): SQL | undefined {
  return and(
    boltDistance === undefined ? undefined : eq(spacers.boltDistance, boltDistance),
    thickness === undefined ? undefined : eq(spacers.thickness, thickness),
  )
}

function selectSpacers(db: Queryable, filter: SpacerFilter, slice: Slice) {
  const page = idsOnPage(db, spacers, matchingSpacers(filter), slice)
  return db
    .select({
      row: { ...coreColumns, ...spacerColumns },
      total: db.$count(spacers, isForSale(spacers, matchingSpacers(filter))),
      lowestPrice: lowestPriceOf(spacers, matchingSpacers(filter)),
    })
    .from(page)
    .innerJoin(spacers, eq(spacers.productId, page.productId))
    .innerJoin(products, sameProduct)
    .orderBy(...inOrderOfList(spacers))
}

/** Spacers on sale that match, in stock first, then by price. */
export function listSpacers(db: Queryable, filter: SpacerFilter, slice: Slice): Promise<Page<ManagedSpacer>> {
  return readPage(slice, async (part) => selectSpacers(db, filter, part), toSpacer)
}

/** An archived spacer is answered too: its page says that it is. */
export async function getSpacer(db: Queryable, id: number): Promise<ManagedSpacer | null> {
  const [row] = await db
    .select({ ...coreColumns, ...spacerColumns })
    .from(products)
    .innerJoin(spacers, sameProduct)
    .where(eq(products.id, id))
    .prepare('spacer_by_id')
    .execute()
  return row ? toSpacer(row) : null
}
