import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { addParcelsSchema, parcelOutcomesSchema } from '../selling/many-parcels.ts'
import { addParcelSchema, parcelSchema } from '../selling/parcel.ts'

const reply = z.array(parcelSchema)

/** The parcels in which orders are sent. */
export const parcels = {
  addMany: endpoint({
    method: 'POST',
    path: '/api/admin/order-parcels',
    at: '/api/tires/orders/parcels',
    area: 'orders',
    summary: 'Adds a parcel to each of many orders, each by itself, and says which were refused and why',
    body: addParcelsSchema,
    reply: parcelOutcomesSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/orders/:id/parcels',
    at: '/api/tires/orders/:id/parcels',
    area: 'orders',
    summary: 'Adds a parcel to an order and answers all of its parcels',
    params: z.strictObject({ id: idParamSchema }),
    body: addParcelSchema,
    reply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/orders/:id/parcels/:parcelId',
    at: '/api/tires/orders/:id/parcels/:parcelId',
    area: 'orders',
    summary: 'Takes a parcel off an order and answers those that are left',
    params: z.strictObject({ id: idParamSchema, parcelId: idParamSchema }),
    reply,
  }),
}
