import { z } from 'zod'
import { newsSearchSchema, type NewsSearch } from './news-requests'

/** What the address of a page asks for. What cannot be read counts as not said. */
export function newsSearchOf(params: URLSearchParams): NewsSearch {
  const { search, state, page } = newsSearchSchema.shape
  const readable = z.object({
    search: search.catch(undefined),
    state: state.catch(undefined),
    page: page.catch(1),
  })
  return readable.parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function newsSearchParams({ page, search, state }: NewsSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (state) params.set('state', state)
  if (page > 1) params.set('page', String(page))
  return params
}
