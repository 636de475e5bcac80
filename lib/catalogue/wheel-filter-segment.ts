import { wheelFilterSchema, type WheelFilter } from '@bieznik/contract/catalogue/catalogue-query'
import type { FilterValues } from './filters'
import { readSegment, withoutZeros, writeSegment } from './segment'

/** A filter as the results page needs it: the diameter is there. */
export type WheelSearch = WheelFilter & Required<Pick<WheelFilter, 'diameter'>>

const KEYS = ['diameter', 'boltSpacing', 'width', 'centralBoreDiameter'] as const

/** Reads `{query}` of `/wheels/filter/{query}`. Null: there is no diameter, or a value cannot be read. */
export function parseWheelSearch(segment: string): WheelSearch | null {
  return readWheelSearch(readSegment(segment))
}

export function readWheelSearch(values: FilterValues): WheelSearch | null {
  const filter = wheelFilterSchema.safeParse(withoutZeros(values))
  if (!filter.success) return null
  const { diameter } = filter.data
  return diameter ? { ...filter.data, diameter } : null
}

/** The inverse of `readWheelSearch`: what the form of the filter shows for a search. */
export function wheelFilterValues(search: WheelSearch): FilterValues {
  return {
    diameter: String(search.diameter),
    boltSpacing: search.boltSpacing,
    width: search.width?.toString(),
    centralBoreDiameter: search.centralBoreDiameter?.toString(),
  }
}

/** The inverse of `parseWheelSearch`. */
export function formatWheelSearch(search: WheelSearch): string {
  return writeSegment(KEYS, wheelFilterValues(search))
}
