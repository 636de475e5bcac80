import { filterFields, type FilterField, type FilterOptions, type FilterValues } from './filters'

/*
 * What `filter-schemas.ts` takes, read without Zod: the filters stand on pages that are only read, and those do not load it.
 */

/** What a tab has kept of a filter; null: something else. */
export function readFilterValues(value: unknown): FilterValues | null {
  return isByField(value, isText) ? value : null
}

/** Reads what the BFF answers about the choices. */
export const filterOptionsReader = {
  safeParse(body: unknown): { success: true; data: FilterOptions } | { success: false; error: unknown } {
    return isByField(body, isTexts)
      ? { success: true, data: body }
      : { success: false, error: 'no lists by field' }
  },
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const fields = new Set<string>(filterFields)

function isByField<Held>(
  value: unknown,
  isHeld: (held: unknown) => held is Held,
): value is Partial<Record<FilterField, Held>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([field, held]) => fields.has(field) && isHeld(held))
}
