import { parcels } from '@bieznik/contract/endpoints/parcels'
import type { AddParcels } from '@bieznik/contract/selling/many-parcels'
import type { AddParcel } from '@bieznik/contract/selling/parcel'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { readsOrders } from './staff-order-queries'

export type ParcelChange = { add: AddParcel } | { remove: number }

export function changeParcelsMutation(client: QueryClient, orderId: number) {
  return mutationOptions({
    mutationFn: (change: ParcelChange) =>
      'add' in change
        ? callEndpoint(parcels.add, { params: { id: orderId }, json: change.add })
        : callEndpoint(parcels.remove, { params: { id: orderId, parcelId: change.remove } }),
    ...readsOrders(client),
  })
}

/** Adds a parcel to each of many orders. */
export function addParcelsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: AddParcels) => callEndpoint(parcels.addMany, { json }),
    ...readsOrders(client),
  })
}
