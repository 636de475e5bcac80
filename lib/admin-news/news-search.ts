import { newsSearchSchema, type NewsSearch } from './news-requests'

/** What an address asks for. */
export function newsSearchOf(params: URLSearchParams): NewsSearch {
  return newsSearchSchema.parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function newsSearchParams({ page, search, state }: NewsSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (state) params.set('state', state)
  if (page > 1) params.set('page', String(page))
  return params
}
