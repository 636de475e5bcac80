import type { FacetCounts, FacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { grosze, type Grosze } from '@bieznik/contract/money/grosze'

/** One row of GROUP BY over all facet columns. */
export type AlikeProducts = {
  /** Each facet of values with the values that the products have: none, one, or several (M+S and 3PMSF). */
  values: Record<string, readonly string[]>
  /** Facets of numbers; null: not known. */
  numbers: Record<string, number | null>
  isSoldOut: boolean
  count: number
  /** Of them, how many cost what was chosen. */
  priced: number
  /** grosze, of all of them. */
  lowest: number
  highest: number
  /** grosze, of those that cost what was chosen; null: none does. */
  cheapest: number | null
}

type Chosen = Pick<FacetChoice, 'values' | 'from' | 'to' | 'inStock'>

/** A facet is left out when its own values are counted. */
type Facet = { group: keyof Chosen; name: string }

function matches(alike: AlikeProducts, chosen: Chosen, without: Facet | null): boolean {
  const asks = (group: keyof Chosen, name: string) => without?.group !== group || without.name !== name
  return (
    (!chosen.inStock || !asks('inStock', '') || !alike.isSoldOut) &&
    Object.entries(chosen.values).every(
      ([name, values]) =>
        !asks('values', name) || (alike.values[name] ?? []).some((value) => values.includes(value)),
    ) &&
    Object.entries(chosen.from).every(
      ([name, least]) => !asks('from', name) || isWithin(alike.numbers[name], least, Infinity),
    ) &&
    Object.entries(chosen.to).every(
      ([name, most]) => !asks('to', name) || isWithin(alike.numbers[name], -Infinity, most),
    )
  )
}

const isWithin = (number: number | null | undefined, least: number, most: number): boolean =>
  number !== null && number !== undefined && number >= least && number <= most

const sumOf = (some: readonly AlikeProducts[]) => some.reduce((sum, { priced }) => sum + priced, 0)

/** How many products the list has that was narrowed so. */
export const countChosen = (all: readonly AlikeProducts[], chosen: Chosen): number =>
  sumOf(all.filter((alike) => matches(alike, chosen, null)))

/** grosze: what the cheapest product costs that the list has in stock, or, where none is, the cheapest of all. Null: it has none. */
export function cheapestChosen(all: readonly AlikeProducts[], chosen: Chosen): Grosze | null {
  const some = all.filter((alike) => alike.cheapest !== null && matches(alike, chosen, null))
  const inStock = some.filter(({ isSoldOut }) => !isSoldOut)
  const prices = (inStock.length > 0 ? inStock : some).flatMap(({ cheapest }) => cheapest ?? [])
  return prices.length > 0 ? grosze(Math.min(...prices)) : null
}

/** Counts products that match the value and the selections of all other facets (drill sideways). What is chosen and has none is counted as 0. */
export function countFacets(
  all: readonly AlikeProducts[],
  chosen: Chosen,
  names: { values: readonly string[]; from: readonly string[]; to: readonly string[] },
): FacetCounts {
  const without = (group: keyof Chosen, name: string) =>
    all.filter((alike) => matches(alike, chosen, { group, name }))
  const valuesOf = (name: string) => {
    const some = without('values', name)
    const values = new Set([
      ...all.flatMap((alike) => alike.values[name] ?? []),
      ...(chosen.values[name] ?? []),
    ])
    return [...values].toSorted(byName).map((value) => ({
      value,
      count: sumOf(some.filter((alike) => alike.values[name]?.includes(value))),
    }))
  }
  const boundsOf = (group: 'from' | 'to', name: string) => {
    const some = without(group, name)
    const known = all.flatMap((alike) => alike.numbers[name] ?? [])
    const own = chosen[group][name]
    const values = new Set(own === undefined ? known : [...known, own])
    return [...values]
      .toSorted((one, other) => one - other)
      .map((value) => ({
        value,
        count: sumOf(
          some.filter((alike) =>
            isWithin(
              alike.numbers[name],
              group === 'from' ? value : -Infinity,
              group === 'to' ? value : Infinity,
            ),
          ),
        ),
      }))
  }
  const inAnyStock = without('inStock', '')
  return {
    values: Object.fromEntries(names.values.map((name) => [name, valuesOf(name)])),
    from: Object.fromEntries(names.from.map((name) => [name, boundsOf('from', name)])),
    to: Object.fromEntries(names.to.map((name) => [name, boundsOf('to', name)])),
    inStock: sumOf(inAnyStock.filter(({ isSoldOut }) => !isSoldOut)),
    price: priceRangeOf(all),
  }
}

function priceRangeOf(all: readonly AlikeProducts[]): FacetCounts['price'] {
  if (all.length === 0) return null
  return {
    from: grosze(Math.min(...all.map(({ lowest }) => lowest))),
    to: grosze(Math.max(...all.map(({ highest }) => highest))),
  }
}

/** 5 before 10, and Ł before M. */
const byName = new Intl.Collator('pl', { numeric: true }).compare
