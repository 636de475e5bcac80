import { readSession, writeSession } from '@/lib/storage/session-storage'
import type { FilterKind, FilterValues } from './filters'
import { readFilterValues } from './read-filter'

const keyOf = (kind: FilterKind) => `filter:${kind}`

/** What was last chosen in this tab; null: nothing that can be read. */
export function recallFilter(kind: FilterKind): FilterValues | null {
  const text = readSession(keyOf(kind))
  return text === null ? null : readFilterValues(parseJson(text))
}

export function rememberFilter(kind: FilterKind, values: FilterValues): void {
  writeSession(keyOf(kind), JSON.stringify(values))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Somebody else has written there; it is overwritten with the next choice.
    return null
  }
}
