import 'server-only'
import { dispatchOrdersSchema, type AskDispatch, type DispatchOrders } from '@bieznik/contract/dispatch-order'
import { callProductApi } from './client.server'
import type { OnBehalfOf } from './on-behalf.server'

function dispatchCall({ caller, requestId }: OnBehalfOf) {
  const path = '/api/dispatch-orders'
  return { path, token: caller.token, requestId, deadline: 'order', reply: dispatchOrdersSchema } as const
}

/** Parcels that wait for a courier, and couriers of the last days; staff only. */
export async function listDispatchOrders(who: OnBehalfOf): Promise<DispatchOrders> {
  return (await callProductApi(dispatchCall(who))).data
}

/** For all parcels that are ready; staff only. Throws status_not_allowed when there is none. */
export async function orderCourier(who: OnBehalfOf, json: AskDispatch): Promise<DispatchOrders> {
  return (await callProductApi({ ...dispatchCall(who), method: 'POST', json })).data
}
