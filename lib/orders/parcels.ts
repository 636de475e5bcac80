import { parcels } from '@bieznik/contract/endpoints/parcels'
import type { AddParcels } from '@bieznik/contract/many-parcels'
import { MAX_PARCEL_GRAMS, type AddParcel } from '@bieznik/contract/parcel'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { readsOrders } from './order-queries'

/** Grams of a weight in kilograms as people write it, with a comma or a point; null: nothing is written; undefined: it is no weight. */
export function gramsOf(kilograms: string): number | null | undefined {
  const written = kilograms.trim().replace(',', '.')
  if (written === '') return null
  if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(written)) return undefined
  const grams = Math.round(Number(written) * 1_000)
  return grams >= 1 && grams <= MAX_PARCEL_GRAMS ? grams : undefined
}

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
    mutationFn: (added: AddParcels) => callEndpoint(parcels.addMany, { json: added }),
    ...readsOrders(client),
  })
}
