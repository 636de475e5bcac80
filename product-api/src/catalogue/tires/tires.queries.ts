import type { TireFilter } from '@bieznik/contract/catalogue/catalogue-query'
import type { ListedTire, ManagedTire } from '@bieznik/contract/catalogue/product'
import type { TitledProduct } from '@bieznik/contract/catalogue/product-language'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { tires } from '../../platform/db/schema/catalogue.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { coreColumns, factColumns, optionalFacts, type RowOf } from '../products/core-columns.ts'
import { readPage, selectById, selectByIds, selectForSale } from '../products/for-sale.ts'
import { labelColumns, listedTireColumns, tireColumns } from './tire-columns.ts'

const columns = { row: { ...coreColumns, ...tireColumns }, facts: factColumns }

type Label = Pick<ManagedTire, keyof typeof labelColumns>

const label = sql<Label | null>`case when ${tires.fuelClass} <> '' then json_build_object(${sql.join(
  Object.entries(labelColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)}) end`

const listed = {
  row: { ...coreColumns, ...listedTireColumns },
  facts: { ...factColumns, label },
}

type TitledTire = TitledProduct<ListedTire>

function toTire({ row, facts }: RowOf<ManagedTire>): ManagedTire {
  return { ...row, ...optionalFacts(facts), productType: 'Tire' }
}

function toTitledTire({ row, facts }: RowOf<TitledTire, { label: Label | null }>): TitledTire {
  return { ...row, ...facts.label, ...optionalFacts(facts), productType: 'Tire' }
}

export function matchingTires(filter: TireFilter): SQL | undefined {
  const { width, profile, diameter, season, manufacturer, protector, priceFrom, priceTo } = filter
  return and(
    width === undefined ? undefined : eq(tires.width, width),
    profile === undefined ? undefined : eq(tires.profile, profile),
    diameter === undefined ? undefined : eq(tires.diameter, diameter),
    season === undefined ? undefined : eq(tires.season, season),
    manufacturer === undefined ? undefined : eq(tires.manufacturer, manufacturer),
    protector === undefined ? undefined : eq(tires.protector, protector),
    priceFrom === undefined ? undefined : gte(tires.salePrice, priceFrom),
    priceTo === undefined ? undefined : lte(tires.salePrice, priceTo),
  )
}

const selectTires = (db: Queryable, filter: TireFilter, slice: Slice) =>
  selectForSale(db, tires, { columns: listed, matching: matchingTires(filter), slice })

const tiresOfSize = preparedOn((db) =>
  selectForSale(db, tires, {
    columns: listed,
    matching: and(
      eq(tires.width, sql.placeholder('width')),
      eq(tires.profile, sql.placeholder('profile')),
      eq(tires.diameter, sql.placeholder('diameter')),
    ),
    slice: { limit: sql.placeholder('limit'), offset: 0 },
  }).prepare('tires_of_size'),
)

/** What most lists are: the first page of a size, with nothing else chosen. A field that was left empty is there, without a value. */
function isSize(filter: TireFilter, { offset }: Slice): boolean {
  const chosen = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  return offset === 0 && chosen.toSorted().join() === 'diameter,profile,width'
}

/** Tires on sale that match, in stock first, then by price; all of them: the sizes that are bought most first. */
export function listTires(db: Queryable, filter: TireFilter, slice: Slice): Promise<Page<TitledTire>> {
  const read = async (part: Slice) =>
    isSize(filter, part)
      ? tiresOfSize(db).execute({ ...filter, limit: part.limit })
      : selectTires(db, filter, part)
  return readPage(slice, read, toTitledTire)
}

/** Of a page that was chosen already; in any order. */
export async function listTiresByIds(db: Queryable, ids: readonly number[]): Promise<TitledTire[]> {
  const rows = await selectByIds(db, tires, listed, ids)
  return rows.map(toTitledTire)
}

const tireById = preparedOn((db) => selectById(db, tires, columns).prepare('tire_by_id'))

/** An archived tire is returned too: its page says that it is. */
export async function getTire(db: Queryable, id: number): Promise<ManagedTire | null> {
  const [found] = await tireById(db).execute({ id })
  return found ? toTire(found) : null
}
