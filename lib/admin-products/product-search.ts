import { z } from 'zod'
import { productSearchSchema, type ProductSearch } from './product-requests'

/** What the address of a page asks for. What cannot be read counts as not said. */
export function productSearchOf(params: URLSearchParams): ProductSearch {
  const { search, kind, archived, stock, safety, sort, order, page } = productSearchSchema.shape
  const readable = z.object({
    search: search.catch(undefined),
    kind: kind.catch(undefined),
    archived: archived.catch(undefined),
    stock: stock.catch(undefined),
    safety: safety.catch(undefined),
    sort: sort.catch(undefined),
    order: order.catch(undefined),
    page: page.catch(1),
  })
  return readable.parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function searchParamsOf({ page, ...query }: ProductSearch): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params
}
