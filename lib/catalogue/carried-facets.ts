import { readNarrowing, writeNarrowing } from '@bieznik/contract/catalogue/narrowing'
import { filters, ownFields, type FilterKind } from './filters'

/**
 * The facets and the order of a list that survive a search by its filter, as the query of an address. Left out are those that the filter has
 * a field for itself: season and prices of tires, the thickness of spacers.
 */
export function carriedFacets(kind: FilterKind, query: string): string {
  const { list } = filters[kind]
  const narrowing = readNarrowing(list, query)
  const isOwn = (name: string): boolean => ownFields(kind).some((field) => field === name)
  return writeNarrowing(list, {
    ...narrowing,
    values: Object.fromEntries(Object.entries(narrowing.values).filter(([name]) => !isOwn(name))),
    priceFrom: isOwn('priceFrom') ? null : narrowing.priceFrom,
    priceTo: isOwn('priceTo') ? null : narrowing.priceTo,
  })
}
