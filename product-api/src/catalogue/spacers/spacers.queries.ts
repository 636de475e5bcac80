import type { SpacerFilter } from '@bieznik/contract/catalogue/catalogue-query'
import type { ListedSpacer, ManagedSpacer } from '@bieznik/contract/catalogue/product'
import type { TitledProduct } from '@bieznik/contract/catalogue/product-language'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { spacers } from '../../platform/db/schema/catalogue.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { coreColumns, factColumns, optionalFacts, type RowOf } from '../products/core-columns.ts'
import { readPage, selectById, selectByIds, selectForSale } from '../products/for-sale.ts'
import { listedSpacerColumns, spacerColumns } from './spacer-columns.ts'

const columns = { row: { ...coreColumns, ...spacerColumns }, facts: factColumns }
const listed = { row: { ...coreColumns, ...listedSpacerColumns }, facts: factColumns }

type TitledSpacer = TitledProduct<ListedSpacer>

function toSpacer({ row, facts }: RowOf<ManagedSpacer>): ManagedSpacer {
  return { ...row, ...optionalFacts(facts), productType: 'Spacer' }
}

function toTitledSpacer({ row, facts }: RowOf<TitledSpacer>): TitledSpacer {
  return { ...row, ...optionalFacts(facts), productType: 'Spacer' }
}

export function matchingSpacers({ boltDistance, thickness }: SpacerFilter): SQL | undefined {
  return and(
    boltDistance === undefined ? undefined : eq(spacers.boltDistance, boltDistance),
    thickness === undefined ? undefined : eq(spacers.thickness, thickness),
  )
}

const selectSpacers = (db: Queryable, filter: SpacerFilter, slice: Slice) =>
  selectForSale(db, spacers, { columns: listed, matching: matchingSpacers(filter), slice })

/** Spacers on sale that match, in stock first, then by price; all of them: the sizes that are bought most first. */
export function listSpacers(db: Queryable, filter: SpacerFilter, slice: Slice): Promise<Page<TitledSpacer>> {
  return readPage(slice, async (part) => selectSpacers(db, filter, part), toTitledSpacer)
}

/** Of a page that was chosen already; in any order. */
export async function listSpacersByIds(db: Queryable, ids: readonly number[]): Promise<TitledSpacer[]> {
  const rows = await selectByIds(db, spacers, listed, ids)
  return rows.map(toTitledSpacer)
}

const spacerById = preparedOn((db) => selectById(db, spacers, columns).prepare('spacer_by_id'))

/** An archived spacer is returned too: its page says that it is. */
export async function getSpacer(db: Queryable, id: number): Promise<ManagedSpacer | null> {
  const [found] = await spacerById(db).execute({ id })
  return found ? toSpacer(found) : null
}
