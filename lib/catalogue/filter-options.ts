import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { filters, type FilterField, type FilterKind, type FilterOptions, type FilterValues } from './filters'

/** What at least one product on sale has in the dropdowns of its filter. */
type Fit = Partial<Record<FilterField, number | string>>

/**
 * The choices of each dropdown among the products that have what is chosen above it; none where something that it needs is not
 * chosen yet. Null, what is on sale is not known: a list that is missing.
 */
export function filterOptions(
  kind: FilterKind,
  fits: readonly Fit[] | null,
  chosen: FilterValues,
): FilterOptions {
  if (!fits) return {}
  const { cascade, skippable } = filters[kind]
  return Object.fromEntries(
    cascade.map((field, depth) => {
      const above = cascade.slice(0, depth)
      const isOpen = above.every((higher) => chosen[higher] || skippable.includes(higher))
      const fitting = fits.filter((fit) =>
        above.every((higher) => !chosen[higher] || String(fit[higher]) === chosen[higher]),
      )
      return [field, isOpen ? inOrder(fitting.map((fit) => fit[field])).map(String) : []]
    }),
  )
}

/** A size is on sale with several tread patterns. */
export function tireFits(sizes: readonly TireSizeOnSale[]): Fit[] {
  return sizes.flatMap(({ width, profile, diameter, protectors }) =>
    protectors.map((protector) => ({ width, profile, diameter, protector })),
  )
}

/** 5x98 before 5x112, and Ł before M. */
const byName = new Intl.Collator('pl', { numeric: true }).compare

/** Each value once, in ascending order. */
export function inOrder<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : byName(String(one), String(other)),
  )
}
