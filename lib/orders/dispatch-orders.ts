import { askDispatchSchema, type AskDispatch, type DispatchOrders } from '@bieznik/contract/dispatch-order'
import { dispatchOrders } from '@bieznik/contract/endpoints/shipments'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { ADMIN_ORDERS, readsOrders } from './order-queries'

/** Until it is sent, which takes seconds, and until the carrier has said whether a courier comes. */
const SENDING_MS = 2_000
const SENT_MS = 15_000

function lookAgainAfter({ dispatchOrders: asked }: DispatchOrders): number | false {
  if (asked.some(({ state }) => state === 'asked')) return SENDING_MS
  return asked.some(({ state }) => state === 'sent') && SENT_MS
}

export const dispatchOrdersQuery = queryOptions({
  ...endpointQuery(dispatchOrders.list, {}),
  queryKey: [...ADMIN_ORDERS, 'dispatch-orders'],
  refetchInterval: ({ state: { data } }) => (data ? lookAgainAfter(data) : false),
})

export function orderCourierMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (asked: AskDispatch) =>
      callEndpoint(dispatchOrders.ask, { json: z.encode(askDispatchSchema, asked) }),
    ...readsOrders(client),
  })
}
