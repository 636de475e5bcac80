import {
  askDispatchSchema,
  dispatchOrdersSchema,
  type AskDispatch,
  type DispatchOrders,
} from '@bieznik/contract/dispatch-order'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_ORDERS } from './order-queries'

/** Until it is sent, which takes seconds, and until the carrier has said whether a courier comes. */
const SENDING_MS = 2_000
const SENT_MS = 15_000

function lookAgainAfter({ dispatchOrders }: DispatchOrders): number | false {
  if (dispatchOrders.some(({ state }) => state === 'asked')) return SENDING_MS
  return dispatchOrders.some(({ state }) => state === 'sent') && SENT_MS
}

export const dispatchOrdersQuery = queryOptions({
  queryKey: [...ADMIN_ORDERS, 'dispatch-orders'],
  queryFn: ({ signal }) => callBff('/api/admin/dispatch-orders', { reply: dispatchOrdersSchema, signal }),
  refetchInterval: ({ state: { data } }) => (data ? lookAgainAfter(data) : false),
})

/** Whatever comes of it, what is shown is read again: the courier may be ordered although no response came. */
export function orderCourierMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (asked: AskDispatch) =>
      callBff('/api/admin/dispatch-orders', {
        method: 'POST',
        json: z.encode(askDispatchSchema, asked),
        reply: dispatchOrdersSchema,
      }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  })
}
