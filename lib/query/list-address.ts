import { z } from 'zod'
import type { Search } from './search-address'

/** What an address asks a list for. A value that the schema of its query refuses counts as not given; the size of a page is the list's own. */
export function askedIn({ shape }: Pick<z.ZodObject, 'shape'>, address: URLSearchParams): Search {
  const fields = new Map<string, z.core.$ZodType>(Object.entries(shape))
  const isUnderstood = ([name, value]: [string, string]) => {
    const field = fields.get(name)
    return value !== '' && field !== undefined && z.safeParse(field, value).success
  }
  const { page = 1, pageSize: _ours, ...asked } = Object.fromEntries([...address].filter(isUnderstood))
  return { ...asked, page: Number(page) || 1 }
}
