import type { SpacerFilter } from '@bieznik/contract/catalogue-query'
import type { Spacer } from '@bieznik/contract/product'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { products, spacers } from '../db/schema/catalogue.ts'
import type { Page, Slice } from '../http/paging.ts'
import { coreColumns } from '../products/core-columns.ts'
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

function matching({ boltDistance, thickness }: SpacerFilter) {
  return and(
    eq(products.productType, 'Spacer'),
    eq(products.inArchive, false),
    boltDistance === undefined ? undefined : eq(spacers.boltDistance, boltDistance),
    thickness === undefined ? undefined : eq(spacers.thickness, thickness),
  )
}

/** Spacers on sale that match, cheapest first. */
export async function listSpacers(db: Queryable, filter: SpacerFilter, slice: Slice): Promise<Page<Spacer>> {
  const [rows, [counted]] = await Promise.all([
    selectSpacers(db)
      .where(matching(filter))
      .orderBy(asc(products.price), asc(products.id))
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(products).innerJoin(spacers, sameProduct).where(matching(filter)),
  ])
  return { rows: rows.map(toSpacer), total: counted?.total ?? 0 }
}

/** An archived spacer is answered too: its page says that it is. */
export async function getSpacer(db: Queryable, id: number): Promise<Spacer | null> {
  const [row] = await selectSpacers(db).where(eq(products.id, id))
  return row ? toSpacer(row) : null
}
