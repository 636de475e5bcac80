import { z } from 'zod'
import { priceParamSchema } from './catalogue-query.ts'
import { FITS_ALL, FITS_KEY } from './facet-path.ts'
import { facetNames, type ListKind } from './facets.ts'
import { readCarNumbers, writeCarNumbers } from './fit/car-numbers.ts'
import { plnFromGrosze, type Grosze } from '../money/grosze.ts'
import { listedProductSchema } from './product.ts'
import { moneySchema } from '../money/money.ts'

/**
 * In stock always comes first. `popular`: the sizes that are bought most first, the cheapest of each before the others; `newest`: the last one added first; `load`: the highest load first; `rating`: the highest average of
 * opinions first, and of equal ones that of more opinions.
 */
export const sorts = ['popular', 'price', 'price_desc', 'rating', 'newest', 'load', 'stock'] as const
export type Sort = (typeof sorts)[number]

/** Sorts of each kind: spacers have no load. */
export const sortsOf: Record<ListKind, readonly Sort[]> = {
  tires: sorts,
  wheels: sorts,
  spacers: sorts.filter((sort) => sort !== 'load'),
}

/** How a list is narrowed and sorted. Facets by their names; empty: by nothing. */
export interface FacetChoice {
  values: Record<string, string[]>
  from: Record<string, number>
  to: Record<string, number>
  inStock: boolean
  priceFrom: Grosze | null
  priceTo: Grosze | null
  /** The numbers of a car of which only what fits is shown (`fit/car-numbers.ts`), or `FITS_ALL`. Null: not said. */
  fits: string | null
  sort: Sort
}

export const noFacetChoice: FacetChoice = {
  values: {},
  from: {},
  to: {},
  inStock: false,
  priceFrom: null,
  priceTo: null,
  fits: null,
  sort: 'popular',
}

const MOST_VALUES = 20
const valueSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
const boundSchema = z
  .string()
  .regex(/^-?\d{1,4}(?:[.,]\d{1,2})?$/)
  .transform((text) => Number(text.replace(',', '.')))
const sortSchema = z.enum(sorts)

/** Reads the query of an address. What is unknown or cannot be read is ignored: it narrows by nothing. */
export function readFacetChoice(kind: ListKind, query: string): FacetChoice {
  const params = new URLSearchParams(query)
  const read = <Value>(schema: z.ZodType<Value>, key: string): Value | undefined =>
    schema.safeParse(params.get(key)?.trim()).data
  const { values, from, to } = facetNames[kind]
  const bounds = (names: readonly string[], end: string) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const bound = read(boundSchema, `${name}${end}`)
        return bound === undefined ? [] : [[name, bound]]
      }),
    )
  const sort = read(sortSchema, 'sort')
  return {
    values: Object.fromEntries(
      values.flatMap((name) => {
        const chosen = params.getAll(name).flatMap((value) => valueSchema.safeParse(value).data ?? [])
        const different = [...new Set(chosen)].toSorted().slice(0, MOST_VALUES)
        return different.length > 0 ? [[name, different]] : []
      }),
    ),
    from: bounds(from, 'From'),
    to: bounds(to, 'To'),
    inStock: params.get('inStock') === '1',
    priceFrom: read(typedPriceSchema, 'priceFrom') ?? null,
    priceTo: read(typedPriceSchema, 'priceTo') ?? null,
    fits: fitsOf(kind, params.get(FITS_KEY) ?? ''),
    sort: sort && sortsOf[kind].includes(sort) ? sort : noFacetChoice.sort,
  }
}

/** Of a car that is written in another order, or with numbers that decide nothing of this kind, the same list is shown. */
function fitsOf(kind: ListKind, text: string): string | null {
  if (text === FITS_ALL) return FITS_ALL
  const car = readCarNumbers(text)
  return (car && writeCarNumbers(kind, car)) || null
}

/** A price as people type it, with a comma or a point. */
const typedPriceSchema = z
  .string()
  .transform((text) => text.replace(',', '.'))
  .pipe(priceParamSchema)

/** The inverse: one narrowing has one query. Empty: the whole list in its usual order. */
export function writeFacetChoice(kind: ListKind, facetChoice: FacetChoice): string {
  const params = new URLSearchParams()
  const { values, from, to } = facetNames[kind]
  for (const name of values) for (const value of facetChoice.values[name] ?? []) params.append(name, value)
  for (const name of from) append(params, `${name}From`, facetChoice.from[name])
  for (const name of to) append(params, `${name}To`, facetChoice.to[name])
  if (facetChoice.inStock) params.append('inStock', '1')
  append(
    params,
    'priceFrom',
    facetChoice.priceFrom === null ? undefined : plnFromGrosze(facetChoice.priceFrom),
  )
  append(params, 'priceTo', facetChoice.priceTo === null ? undefined : plnFromGrosze(facetChoice.priceTo))
  if (facetChoice.fits !== null) params.append(FITS_KEY, facetChoice.fits)
  if (facetChoice.sort !== noFacetChoice.sort) params.append('sort', facetChoice.sort)
  return params.toString()
}

function append(params: URLSearchParams, key: string, value: number | undefined): void {
  if (value !== undefined) params.append(key, String(value))
}

const count = z.int().min(0)

/** What a list can be narrowed by, each with the number of products that choosing it alone in its facet would show. */
export const facetCountsSchema = z.strictObject({
  values: z.record(z.string(), z.array(z.strictObject({ value: z.string(), count }))),
  from: z.record(z.string(), z.array(z.strictObject({ value: z.number(), count }))),
  to: z.record(z.string(), z.array(z.strictObject({ value: z.number(), count }))),
  inStock: count,
  /** Of the list without a choice of prices; null: it is empty. */
  price: z.strictObject({ from: moneySchema, to: moneySchema }).nullable(),
})
export type FacetCounts = z.output<typeof facetCountsSchema>

export const facetedListSchema = z.strictObject({
  products: z.array(listedProductSchema),
  total: count,
  lowestPrice: moneySchema.nullable(),
  facets: facetCountsSchema,
})
