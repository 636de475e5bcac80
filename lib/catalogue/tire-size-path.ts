import type { TireSize } from '@bieznik/contract/product'
import { formatTireSearch } from './tire-filter-segment'

/** The page with all tires of a size, without a language prefix: the one address of a size, however it was narrowed. */
export function tireSizePath({ width, profile, diameter }: TireSize): string {
  return `/tires/filter/${formatTireSearch({ width, profile, diameter })}`
}
