import { spacerFilterSchema, type SpacerFilter } from '@bieznik/contract/catalogue/catalogue-query'
import type { FilterValues } from './filters'
import { readSegment, withoutZeros, writeSegment } from './segment'

/** A filter as the results page needs it: the bolt distance is there. */
export type SpacerSearch = SpacerFilter & Required<Pick<SpacerFilter, 'boltDistance'>>

const KEYS = ['boltDistance', 'thickness'] as const

/** Reads `{query}` of `/spacer/filter/{query}`. Null: there is no bolt distance, or a value cannot be read. */
export function parseSpacerSearch(segment: string): SpacerSearch | null {
  return readSpacerSearch(readSegment(segment))
}

export function readSpacerSearch(values: FilterValues): SpacerSearch | null {
  const filter = spacerFilterSchema.safeParse(withoutZeros(values))
  if (!filter.success) return null
  const { boltDistance } = filter.data
  return boltDistance ? { ...filter.data, boltDistance } : null
}

/** The inverse of `readSpacerSearch`: what the form of the filter shows for a search. */
export function spacerFilterValues({ boltDistance, thickness }: SpacerSearch): FilterValues {
  return { boltDistance, thickness: thickness?.toString() }
}

/** The inverse of `parseSpacerSearch`. */
export function formatSpacerSearch(search: SpacerSearch): string {
  return writeSegment(KEYS, spacerFilterValues(search))
}
