import { tireFilterSchema, type TireFilter } from '@bieznik/contract/catalogue/catalogue-query'
import { plnFromGrosze } from '@bieznik/contract/money/money'
import type { FilterValues } from './filters'
import { readSegment, withoutZeros, writeSegment } from './segment'

/** A filter as the results page needs it: the three measures are there. */
export type TireSearch = TireFilter & Required<Pick<TireFilter, 'width' | 'profile' | 'diameter'>>

const KEYS = [
  'width',
  'profile',
  'diameter',
  'season',
  'priceFrom',
  'priceTo',
  'manufacturer',
  'protector',
] as const satisfies readonly (keyof TireFilter)[]

/**
 * Reads `{query}` of `/tires/filter/{query}`. Unknown keys are ignored. Null: a required key is missing, or a value
 * cannot be read.
 */
export function parseTireSearch(segment: string): TireSearch | null {
  return readTireSearch(readSegment(segment))
}

/** The same from values that stand apart already. */
export function readTireSearch(values: FilterValues): TireSearch | null {
  const filter = tireFilterSchema.safeParse(withoutZeros(values))
  if (!filter.success) return null
  const { width, profile, diameter } = filter.data
  return width && profile && diameter ? { ...filter.data, width, profile, diameter } : null
}

/** The inverse of `readTireSearch`: what the form of the filter shows for a search. */
export function tireFilterValues({ priceFrom, priceTo, ...search }: TireSearch): FilterValues {
  return {
    width: String(search.width),
    profile: String(search.profile),
    diameter: String(search.diameter),
    season: search.season,
    priceFrom: plnText(priceFrom),
    priceTo: plnText(priceTo),
    manufacturer: search.manufacturer,
    protector: search.protector,
  }
}

/** The inverse of `parseTireSearch`. */
export function formatTireSearch(search: TireSearch): string {
  return writeSegment(KEYS, tireFilterValues(search))
}

function plnText(amount: TireFilter['priceFrom']): string {
  return amount === undefined ? '' : String(plnFromGrosze(amount))
}
