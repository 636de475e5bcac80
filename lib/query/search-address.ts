import { addToQuery } from '@/lib/http/query-record'

export interface Search {
  page: number
  [name: string]: string | number | readonly string[] | undefined
}

/** What a list is asked for, as the query of an address; what is not asked for is not in it, nor is the first page. */
export function searchAddress({ page, ...query }: Search): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => Boolean(value))
  const params = addToQuery(new URLSearchParams(), Object.fromEntries(given))
  if (page > 1) params.set('page', String(page))
  return params
}
