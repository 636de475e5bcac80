import type { Grosze } from '@bieznik/contract/money/grosze'
import { readCarNumbers } from '@bieznik/contract/catalogue/fit/car-numbers'
import { facetNames, type ListKind } from '@bieznik/contract/catalogue/facets'
import { noFacetChoice, type FacetCounts, type FacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import type { TitledProduct } from '@bieznik/contract/catalogue/product-language'
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import type { Slice } from '../../platform/http/paging.ts'
import { listSpacersByIds } from '../spacers/spacers.queries.ts'
import { listTiresByIds } from '../tires/tires.queries.ts'
import { listWheelsByIds } from '../wheels/wheels.queries.ts'
import { cheapestChosen, countChosen, countFacets, type AlikeProducts } from './count-facets.ts'
import { listFitting } from './fitting.queries.ts'
import { facetColumns, tables, textOf, type FacetColumn } from './facet-columns.ts'

type Column = PgColumn

const kinds = {
  tires: { table: tables.tires, byIds: listTiresByIds, load: tables.tires.loadIndex },
  wheels: { table: tables.wheels, byIds: listWheelsByIds, load: tables.wheels.maxLoad },
  spacers: { table: tables.spacers, byIds: listSpacersByIds, load: null },
} satisfies Record<
  ListKind,
  {
    table: (typeof tables)[ListKind]
    byIds: (db: Queryable, ids: readonly number[]) => Promise<TitledProduct[]>
    load: Column | null
  }
>

/** As a number with decimals: beside an integer column PostgreSQL would read the parameter as an integer. */
const bound = (value: number): SQL => sql`${value}::numeric`

function hasValue({ column, hasWords }: FacetColumn, values: readonly string[]): SQL {
  const wanted = sql`${sql.param([...values])}::text[]`
  return hasWords
    ? sql`string_to_array(${column}, ' ') && ${wanted}`
    : sql`${textOf(column)} = any(${wanted})`
}

function costs({ salePrice }: { salePrice: Column }, { priceFrom, priceTo }: FacetChoice): SQL | undefined {
  return and(
    priceFrom === null ? undefined : gte(salePrice, priceFrom),
    priceTo === null ? undefined : lte(salePrice, priceTo),
  )
}

function narrowed(kind: ListKind, facetChoice: FacetChoice): SQL | undefined {
  const { table } = kinds[kind]
  const { values, numbers } = facetColumns[kind]
  return and(
    facetChoice.inStock ? not(table.soldOut) : undefined,
    costs(table, facetChoice),
    ...values.map((facet) => {
      const chosen = facetChoice.values[facet.name]
      return chosen && hasValue(facet, chosen)
    }),
    ...numbers.map(({ name, column }) => {
      const least = facetChoice.from[name]
      return least === undefined ? undefined : sql`${column} >= ${bound(least)}`
    }),
    ...numbers.map(({ name, column }) => {
      const most = facetChoice.to[name]
      return most === undefined ? undefined : sql`${column} <= ${bound(most)}`
    }),
  )
}

/** What is for sale and matches the filter, as groups of products that no facet can tell apart. */
async function listAlike(
  db: Queryable,
  kind: ListKind,
  matching: SQL | undefined,
  facetChoice: FacetChoice,
): Promise<AlikeProducts[]> {
  const { table } = kinds[kind]
  const { values, numbers } = facetColumns[kind]
  const priced = costs(table, facetChoice)
  const rows = await db
    .select({
      values: sql<(string | null)[]>`array[${sql.join(
        values.map(({ column }) => textOf(column)),
        sql`, `,
      )}]`,
      numbers: sql<(number | null)[]>`array[${sql.join(
        numbers.map(({ column }) => sql`${column}::float8`),
        sql`, `,
      )}]::float8[]`,
      isSoldOut: table.soldOut,
      count: sql<number>`count(*)::integer`,
      priced: priced
        ? sql<number>`(count(*) filter (where ${priced}))::integer`
        : sql<number>`count(*)::integer`,
      lowest: sql<number>`min(${table.salePrice})`,
      highest: sql<number>`max(${table.salePrice})`,
      cheapest: priced
        ? sql<number | null>`min(${table.salePrice}) filter (where ${priced})`
        : sql<number | null>`min(${table.salePrice})`,
    })
    .from(table)
    .where(and(isNotNull(table.salePrice), matching))
    .groupBy(table.soldOut, ...[...values, ...numbers].map(({ column }) => column))
  return rows.map((row) => ({
    ...row,
    values: Object.fromEntries(values.map((facet, at) => [facet.name, partsOf(facet, row.values[at] ?? '')])),
    numbers: Object.fromEntries(numbers.map(({ name }, at) => [name, row.numbers[at] ?? null])),
  }))
}

function partsOf({ hasWords }: FacetColumn, value: string): string[] {
  if (value === '') return []
  return hasWords ? value.split(' ') : [value]
}

/** What the opinions that are shown give each product. */
const ratingsOf = (db: Queryable) =>
  db
    .select({
      productId: opinions.productId,
      average: sql<string>`round(avg(${opinions.rating}), 1)`.as('average'),
      count: count().as('count'),
    })
    .from(opinions)
    .where(isNull(opinions.hiddenReason))
    .groupBy(opinions.productId)
    .as('ratings')

function orderOf(kind: ListKind, { sort }: FacetChoice, ratings: ReturnType<typeof ratingsOf>): SQL[] {
  const { table, load } = kinds[kind]
  const byPrice = [asc(table.salePrice), asc(table.productId)]
  switch (sort) {
    case 'popular':
      return [desc(table.sizeSold), ...byPrice]
    case 'price':
      return byPrice
    case 'price_desc':
      return [desc(table.salePrice), asc(table.productId)]
    case 'rating':
      return [sql`${ratings.average} desc nulls last`, sql`${ratings.count} desc nulls last`, ...byPrice]
    case 'newest':
      return [desc(table.productId)]
    case 'stock':
      return [desc(products.quantityInStock), ...byPrice]
    case 'load':
      return load ? [sql`${load} desc nulls last`, ...byPrice] : byPrice
  }
}

export type FacetedList = {
  rows: TitledProduct[]
  total: number
  /** Of the cheapest in stock on all pages; null: nothing was found. */
  lowestPrice: Grosze | null
  facets: FacetCounts
}

/** What a list is before it is narrowed. */
export interface FacetedSource {
  kind: ListKind
  /** The filter of the address (a tire size), which no facet widens. */
  matching: SQL | undefined
  /** Ids of what a search by words found, best first, which is the usual order then; null: everything, the sizes that are bought most first. */
  found: readonly number[] | null
}

/** A page of a list that is narrowed and sorted, in stock first, with what else it can be narrowed by. */
export async function listFaceted(
  db: Queryable,
  { kind, matching, found }: FacetedSource,
  facetChoice: FacetChoice,
  slice: Slice,
): Promise<FacetedList> {
  const { productId } = kinds[kind].table
  const asked = found === null ? matching : and(matching, isOneOf(productId, found))
  const car = facetChoice.fits === null ? null : readCarNumbers(facetChoice.fits)
  const among = car ? and(asked, isOneOf(productId, await listFitting(db, kind, asked, car))) : asked
  const [alike, ids] = await Promise.all([
    listAlike(db, kind, among, facetChoice),
    found !== null && facetChoice.sort === noFacetChoice.sort
      ? bestOf(db, kind, { among, found }, facetChoice, slice)
      : sortedIds(db, kind, among, facetChoice, slice),
  ])
  const rows = await productsOf(db, kind, ids)
  return {
    rows,
    total: countChosen(alike, facetChoice),
    lowestPrice: cheapestChosen(alike, facetChoice),
    facets: countFacets(alike, facetChoice, facetNames[kind]),
  }
}

/** One parameter, however many they are. */
const isOneOf = (column: Column, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::integer[])`

/** Those of a page in the order in which the search found them. */
async function bestOf(
  db: Queryable,
  kind: ListKind,
  { among, found }: { among: SQL | undefined; found: readonly number[] },
  facetChoice: FacetChoice,
  { limit, offset }: Slice,
): Promise<number[]> {
  const { table } = kinds[kind]
  const rows = await db
    .select({ id: table.productId })
    .from(table)
    .where(and(isNotNull(table.salePrice), among, narrowed(kind, facetChoice)))
  const left = new Set(rows.map(({ id }) => id))
  return found.filter((id) => left.has(id)).slice(offset, offset + limit)
}

async function sortedIds(
  db: Queryable,
  kind: ListKind,
  matching: SQL | undefined,
  facetChoice: FacetChoice,
  { limit, offset }: Slice,
): Promise<number[]> {
  const { table } = kinds[kind]
  const ratings = ratingsOf(db)
  const ids = db
    .select({ id: table.productId })
    .from(table)
    .innerJoin(products, eq(products.id, table.productId))
    .$dynamic()
  const joined =
    facetChoice.sort === 'rating' ? ids.leftJoin(ratings, eq(ratings.productId, table.productId)) : ids
  const page = await joined
    .where(and(isNotNull(table.salePrice), matching, narrowed(kind, facetChoice)))
    .orderBy(asc(table.soldOut), ...orderOf(kind, facetChoice, ratings))
    .limit(limit)
    .offset(offset)
  return page.map(({ id }) => id)
}

/** In the order of the ids. */
async function productsOf(db: Queryable, kind: ListKind, ids: readonly number[]): Promise<TitledProduct[]> {
  if (ids.length === 0) return []
  const found: readonly TitledProduct[] = await kinds[kind].byIds(db, ids)
  const byId = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
