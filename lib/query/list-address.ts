import { z } from 'zod'
import type { Search } from './search-address'

/**
 * What an address asks a list for: of a field that takes several values all of them, of another the last one. A value that the schema of
 * its query refuses counts as not given; the size of a page is the list's own.
 */
export function askedIn({ shape }: Pick<z.ZodObject, 'shape'>, address: URLSearchParams): Search {
  const fields = new Map<string, z.core.$ZodType>(Object.entries(shape))
  const understood = [...new Set(address.keys())].flatMap((name) => {
    const field = fields.get(name)
    if (!field) return []
    const isTaken = (given: unknown) => z.safeParse(field, given).success
    const values = address.getAll(name).filter((value) => value !== '' && isTaken(value))
    const isList = values.length > 1 && isTaken(values)
    return values.length > 0 ? [[name, isList ? values : values.at(-1)] as const] : []
  })
  const { page = 1, pageSize: _ours, ...asked } = Object.fromEntries(understood)
  return { ...asked, page: Number(page) || 1 }
}
