import { requestJson } from '@/lib/http/request-json'
import { filterOptionsSchema } from './filter-schemas'
import { filters, type FilterKind, type FilterOptions, type FilterValues } from './filters'

/** Asks what can be chosen below what is chosen. */
export const requestFilterOptions = (
  kind: FilterKind,
  values: FilterValues,
  signal: AbortSignal,
): Promise<FilterOptions> => requestJson(optionsPath(kind, values), { reply: filterOptionsSchema, signal })

/** The last dropdown decides nothing that follows. */
function optionsPath(kind: FilterKind, values: FilterValues): string {
  const query = new URLSearchParams()
  for (const field of filters[kind].cascade.slice(0, -1)) {
    const value = values[field]
    if (value) query.set(field, value)
  }
  return `/api/filter/${kind}?${query}`
}
