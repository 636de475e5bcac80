import { carriedFacets } from '@/lib/catalogue/carried-facets'
import { filterOptions } from '@/lib/catalogue/filter-options'
import type { FilterValues } from '@/lib/catalogue/filters'

export interface FitPanelProps<Search> {
  /** What is on sale; null: it could not be had. */
  fits: Parameters<typeof filterOptions>[1]
  /** On a page of results what was searched for. */
  search?: Search | undefined
  /** The list is narrowed, or it is a further page of it. */
  isFolded?: boolean | undefined
  /** By what the list is narrowed, the query of its address. */
  by?: string
}

/** What the filter of a list of wheels or spacers is shown with. */
export function fitFilter<Search>(
  kind: 'wheel' | 'spacer',
  valuesOf: (search: Search) => FilterValues,
  { fits, search, isFolded, by = '' }: FitPanelProps<Search>,
) {
  const initial = search ? valuesOf(search) : {}
  return {
    initial,
    options: filterOptions(kind, fits, initial),
    isOnResults: search !== undefined,
    isFolded,
    carried: carriedFacets(kind, by),
  }
}
