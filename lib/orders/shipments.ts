import {
  askDispatchSchema,
  type AskDispatch,
  type DispatchOrders,
} from '@bieznik/contract/selling/dispatch-order'
import { dispatchOrders, shipments } from '@bieznik/contract/endpoints/shipments'
import { askShipmentsSchema, isUnderWay, type AskShipments } from '@bieznik/contract/selling/shipment'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { ADMIN_ORDERS, readsOrders } from './staff-order-queries'

/** While a carrier prepares something; a label takes some seconds. */
const LOOK_AGAIN_MS = 2_000

export function shipmentsQuery(orderIds: readonly number[]) {
  return queryOptions({
    ...endpointQuery(shipments.list, { query: { orders: orderIds.join(',') } }, ADMIN_ORDERS),
    refetchInterval: ({ state: { data } }) =>
      data?.orders.some((order) => order.shipments.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
  })
}

export function askShipmentsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (asked: AskShipments) =>
      callEndpoint(shipments.ask, { json: z.encode(askShipmentsSchema, asked) }),
    ...readsOrders(client),
  })
}

export function cancelShipmentMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callEndpoint(shipments.cancel, { params: { id } }),
    ...readsOrders(client),
  })
}

/** A label, as a PDF. */
export const labelMutation = mutationOptions({
  mutationFn: async (id: number) => (await streamBff(`/api/admin/shipments/${id}/label`, {})).blob(),
})

/** Those of several orders, as one PDF that the carrier makes. */
export const labelsMutation = mutationOptions({
  mutationFn: async (orderIds: readonly number[]) =>
    (await streamBff(`/api/admin/shipments/labels?orders=${orderIds.join(',')}`, {})).blob(),
})

/** Until it is sent, which takes seconds, and until the carrier has said whether a courier comes. */
const SENDING_MS = 2_000
const SENT_MS = 15_000

function lookAgainAfter({ dispatchOrders: asked }: DispatchOrders): number | false {
  if (asked.some(({ state }) => state === 'asked')) return SENDING_MS
  return asked.some(({ state }) => state === 'sent') && SENT_MS
}

export const dispatchOrdersQuery = queryOptions({
  ...endpointQuery(dispatchOrders.list, {}, ADMIN_ORDERS),
  refetchInterval: ({ state: { data } }) => (data ? lookAgainAfter(data) : false),
})

export function orderCourierMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (asked: AskDispatch) =>
      callEndpoint(dispatchOrders.ask, { json: z.encode(askDispatchSchema, asked) }),
    ...readsOrders(client),
  })
}
