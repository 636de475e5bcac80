import { plnFromGrosze } from '@bieznik/contract/money/money'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { parseSpacerSearch } from './spacer-filter-segment'
import { parseTireSearch, type TireSearch } from './tire-filter-segment'
import { parseWheelSearch } from './wheel-filter-segment'

/** The filter of a list as the product API takes it. */
export type ListQuery = Record<string, string | number | undefined>

/** What `{query}` of an address of results asks for; empty: the whole list. Null: it cannot be read. */
export function queryOfList(kind: ListKind, segment: string): ListQuery | null {
  if (segment === '') return {}
  switch (kind) {
    case 'tires': {
      const search = parseTireSearch(segment)
      return search && tireQuery(search)
    }
    case 'wheels':
      return parseWheelSearch(segment)
    case 'spacers':
      return parseSpacerSearch(segment)
  }
}

export function tireQuery({ priceFrom, priceTo, ...search }: TireSearch): ListQuery {
  return {
    ...search,
    priceFrom: priceFrom && plnFromGrosze(priceFrom),
    priceTo: priceTo && plnFromGrosze(priceTo),
  }
}
