import { readFacetChoice, writeFacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { facetsOf } from '@bieznik/contract/catalogue/facets'
import { filters, ownFields, type FilterKind, type FilterValues } from './filters'

/**
 * The facets and the order of a list that survive a search by its filter, as the query of an address. Left out are those that the filter has
 * a field of the same name for (season and prices of tires, the thickness of spacers), and those that narrow by what was chosen in it: the
 * tread, or the bore of a wheel.
 */
export function carriedFacets(kind: FilterKind, query: string, chosen: FilterValues = {}): string {
  const { list } = filters[kind]
  const { values, from, to, ...facetChoice } = readFacetChoice(list, query)
  const own = new Set<string>(ownFields(kind))
  const searched = new Set(Object.entries(chosen).flatMap(([field, value]) => (value ? [field] : [])))
  const isLeft = (name: string): boolean =>
    !own.has(name) && !facetsOf[list].some((facet) => facet.name === name && searched.has(facet.column))
  const left = <Value>(facets: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(facets).filter(([name]) => isLeft(name)))
  return writeFacetChoice(list, {
    ...facetChoice,
    values: left(values),
    from: left(from),
    to: left(to),
    priceFrom: own.has('priceFrom') ? null : facetChoice.priceFrom,
    priceTo: own.has('priceTo') ? null : facetChoice.priceTo,
  })
}
