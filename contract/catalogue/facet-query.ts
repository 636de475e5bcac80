import { FITS_ALL, FITS_KEY, KIND_KEY, isListPath } from './facet-path.ts'
import { facetNames, type FacetNames } from './facets.ts'
import { isOfCarNumbers } from './fit/car-keys.ts'

/*
 * Addresses of narrowed lists: `/tires/filter/width=195&profile=80&diameter=15?use=4X4&sort=newest`. Pages are static and cannot read the
 * query, so the middleware rewrites it into a path segment, `/by/{query}`. No zod: the middleware imports it.
 */

const keysOf = (part: keyof FacetNames, end = '') =>
  Object.values(facetNames).flatMap((names) => names[part].map((name) => `${name}${end}`))

/** The keys by which an address may narrow a list, in their order (`facet-choice.ts` reads them). */
export const facetKeys: readonly string[] = [
  ...new Set([
    KIND_KEY,
    ...keysOf('values'),
    ...keysOf('from', 'From'),
    ...keysOf('to', 'To'),
    'inStock',
    'priceFrom',
    'priceTo',
    FITS_KEY,
    'sort',
  ]),
]

/** Characters of a query, encoded; the product API takes twice as many. */
export const MAX_FACET_QUERY = 1_000

/** What of a query narrows the list at `path` (with or without a language), in the order of the keys. Empty: nothing. */
export function facetQueryOf(path: string, search: string): string {
  if (search.length > MAX_FACET_QUERY || !isListPath(path)) return ''
  const given = new URLSearchParams(search)
  const facetChoice = new URLSearchParams()
  for (const key of facetKeys)
    for (const value of given.getAll(key).toSorted()) if (isGiven(key, value)) facetChoice.append(key, value)
  // Encoded again it may be longer: a letter becomes up to nine characters.
  const query = facetChoice.toString()
  return query.length > MAX_FACET_QUERY ? '' : query
}

/** What no car can be read from would be one more address of the same list, each with a cached page. */
const isGiven = (key: string, value: string): boolean =>
  key === FITS_KEY ? value === FITS_ALL || isOfCarNumbers(value) : value !== ''
