import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { orderListQuerySchema, type OrderListQuery } from './order-requests'

/** The list that an address asks for. What cannot be read counts as not said. */
export function orderListOf(query: URLSearchParams): OrderListQuery {
  const { status, search, page } = orderListQuerySchema.shape
  return {
    status: status.catch(undefined).parse(query.get('status') ?? undefined),
    search: search.catch(undefined).parse(query.get('search') ?? undefined),
    page: page.catch(1).parse(query.get('page') ?? undefined),
  }
}

/** What an address says of one order: a number, or something that is no order's number. Null: nothing. */
export function orderIdOf(text: string | null): number | 'unknown' | null {
  if (text === null) return null
  const id = idParamSchema.safeParse(text)
  return id.success ? id.data : 'unknown'
}
