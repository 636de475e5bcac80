import { readSession, writeSession } from '@/lib/storage/session-storage'
import { filterValuesSchema, type FilterKind, type FilterValues } from './filters'

const keyOf = (kind: FilterKind) => `filter:${kind}`

/** What was last chosen in this tab; null: nothing that can be read. */
export function recallFilter(kind: FilterKind): FilterValues | null {
  const text = readSession(keyOf(kind))
  const values = filterValuesSchema.safeParse(text === null ? null : parseJson(text))
  return values.success ? values.data : null
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
