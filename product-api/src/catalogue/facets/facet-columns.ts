import { facetsOf, isChosenByValue, type ListKind, type NamedFacet } from '@bieznik/contract/catalogue/facets'
import { getTableColumns, is, sql, type SQL } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import { spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'

export const tables = { tires, wheels, spacers } as const satisfies Record<ListKind, object>

/** A column, or a word that is made of one, without parameters: the grouping repeats it. */
type Words = PgColumn | SQL

/** One of `conditions` in contract/catalogue/tire-codes.ts. */
const condition = sql`case when ${tires.isRetreaded} then 'retreaded' else 'new' end`

export interface FacetColumn {
  name: string
  column: Words
  /** Values of several words are several values: `m+s 3pmsf`. */
  hasWords: boolean
}

interface FacetColumns {
  values: readonly FacetColumn[]
  numbers: readonly FacetColumn[]
}

/** The column of each facet of a kind that fits. Throws when its table has none of that name. */
const columnsOf = (kind: ListKind, fits: (facet: NamedFacet) => boolean): FacetColumn[] =>
  facetsOf[kind].filter(fits).map(({ name, column, by }) => {
    const columns: Record<string, PgColumn> = getTableColumns(tables[kind])
    const found = column === 'condition' ? condition : columns[column]
    if (!found) throw new Error(`facets: ${kind} have no column ${column}`)
    return { name, column: found, hasWords: by === 'words' }
  })

const facetColumnsOf = (kind: ListKind): FacetColumns => ({
  values: columnsOf(kind, isChosenByValue),
  numbers: columnsOf(kind, (facet) => !isChosenByValue(facet)),
})

/** Read once: `contract/catalogue/facets.ts` names the columns. */
export const facetColumns: Readonly<Record<ListKind, FacetColumns>> = {
  tires: facetColumnsOf('tires'),
  wheels: facetColumnsOf('wheels'),
  spacers: facetColumnsOf('spacers'),
}

/** Numbers as they are shown: 66.6, not 66.60. */
export const textOf = (column: Words) =>
  is(column, PgColumn) && column.getSQLType().startsWith('numeric')
    ? sql`${column}::float8::text`
    : sql`${column}::text`
