import 'server-only'
import { parcelOutcomesSchema, type AddParcels, type ParcelOutcomes } from '@bieznik/contract/many-parcels'
import { parcelSchema, type AddParcel, type Parcel } from '@bieznik/contract/parcel'
import { z } from 'zod'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

function parcelCall({ caller, requestId }: OnBehalfOf, orderId: number, path = '') {
  return {
    path: `/api/tires/orders/${orderId}/parcels${path}`,
    token: caller.token,
    requestId,
    deadline: 'order' as const,
    reply: z.array(parcelSchema),
  }
}

/** Returns all parcels of the order; staff only. */
export async function addParcel(who: OnBehalfOf, orderId: number, parcel: AddParcel): Promise<Parcel[]> {
  return (await callProductApi({ ...parcelCall(who, orderId), method: 'POST', json: parcel })).data
}

/** Returns those that are left; staff only. */
export async function removeParcel(
  who: OnBehalfOf,
  { orderId, parcelId }: { orderId: number; parcelId: number },
): Promise<Parcel[]> {
  return (await callProductApi({ ...parcelCall(who, orderId, `/${parcelId}`), method: 'DELETE' })).data
}

/** Returns which orders have got their parcel; staff only. */
export async function addParcels(
  { caller, requestId }: OnBehalfOf,
  parcels: AddParcels,
): Promise<ParcelOutcomes> {
  const call = {
    path: '/api/tires/orders/parcels',
    token: caller.token,
    requestId,
    deadline: 'order' as const,
    reply: parcelOutcomesSchema,
  }
  return (await callProductApi({ ...call, method: 'POST', json: parcels })).data
}
