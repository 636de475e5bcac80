import { readSession, writeSession } from '@/lib/storage/stored-text'
import { ownFields, type FilterKind, type FilterValues } from './filters'

const keyOf = (kind: FilterKind) => `filter:${kind}` as const

/** What was last chosen in this tab; null: nothing. */
export function recallFilter(kind: FilterKind): FilterValues | null {
  const stored = new URLSearchParams(readSession(keyOf(kind)) ?? '')
  const values: FilterValues = {}
  for (const field of ownFields(kind)) {
    const value = stored.get(field)
    if (value !== null) values[field] = value
  }
  return Object.keys(values).length > 0 ? values : null
}

/** As a query: its values are texts by nature, so nothing else has to be expected when it is read. */
export function rememberFilter(kind: FilterKind, values: FilterValues): void {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  writeSession(keyOf(kind), new URLSearchParams(given).toString())
}
