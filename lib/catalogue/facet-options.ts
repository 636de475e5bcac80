import type { FacetCounts } from '@bieznik/contract/catalogue/facet-choice'

type Counts = FacetCounts['values'][string]

/**
 * The values of a facet that narrow the list: not those that no product has, nor one that all of its `total` products have. What is chosen
 * stays, to be taken back.
 */
export function facetValues(counts: Counts, chosen: readonly string[], total: number): Counts {
  return counts.filter(
    ({ value, count }) => chosen.includes(value) || (count > 0 && (chosen.length > 0 || count < total)),
  )
}
