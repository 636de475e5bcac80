import { productSearchSchema, type ProductSearch } from './product-requests'

/** What an address asks for. */
export function productSearchOf(params: URLSearchParams): ProductSearch {
  return productSearchSchema.parse(Object.fromEntries(params))
}

/** The same as an address; what is not asked for is not in it. */
export function searchParamsOf({ page, ...query }: ProductSearch): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params
}
