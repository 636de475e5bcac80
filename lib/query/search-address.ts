export interface Search {
  page: number
  [name: string]: string | number | undefined
}

/** What a list is asked for, as the query of an address; what is not asked for is not in it, nor is the first page. */
export function searchAddress({ page, ...query }: Search): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value))
  if (page > 1) params.set('page', String(page))
  return params
}
