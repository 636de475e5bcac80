import { readFacetChoice, writeFacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { filters, ownFields, type FilterKind } from './filters'

/**
 * The facets and the order of a list that survive a search by its filter, as the query of an address. Left out are those that the filter has
 * a field for itself: season and prices of tires, the thickness of spacers.
 */
export function carriedFacets(kind: FilterKind, query: string): string {
  const { list } = filters[kind]
  const facetChoice = readFacetChoice(list, query)
  const isOwn = (name: string): boolean => ownFields(kind).some((field) => field === name)
  return writeFacetChoice(list, {
    ...facetChoice,
    values: Object.fromEntries(Object.entries(facetChoice.values).filter(([name]) => !isOwn(name))),
    priceFrom: isOwn('priceFrom') ? null : facetChoice.priceFrom,
    priceTo: isOwn('priceTo') ? null : facetChoice.priceTo,
  })
}
