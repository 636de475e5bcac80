import type { TireSize } from '@bieznik/contract/catalogue/product'
import { formatTireSearch, type TireSearch } from './tire-filter-segment'

/** The page with the results of a search, without a language prefix. */
export function tireSearchPath(search: TireSearch): string {
  return `/tires/filter/${formatTireSearch(search)}`
}

/** The page with all tires of a size: the one address of a size, however it was narrowed. */
export function tireSizePath({ width, profile, diameter }: TireSize): string {
  return tireSearchPath({ width, profile, diameter })
}
