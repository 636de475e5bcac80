import { orderIdParamSchema } from '@bieznik/contract/order'
import { addParcelsSchema, parcelOutcomesSchema } from '@bieznik/contract/many-parcels'
import { addParcelSchema, parcelSchema } from '@bieznik/contract/parcel'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { replies } from '../http/replies.ts'
import { addManyParcels } from './add-many-parcels.ts'
import { addParcel, removeParcel } from './change-parcels.ts'

/** The parcels in which orders are sent. */
export const parcelRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.post(
    '/api/tires/orders/parcels',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Adds a parcel to each of many orders, each by itself, and says which were refused and why',
        body: addParcelsSchema,
        response: replies(parcelOutcomesSchema),
      },
    },
    async (request) =>
      addManyParcels({ db, log: request.log }, { ...request.body, who: requireCaller(request).uid }),
  )

  app.post(
    '/api/tires/orders/:id/parcels',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Adds a parcel to an order and answers all of its parcels',
        params: z.strictObject({ id: orderIdParamSchema }),
        body: addParcelSchema,
        response: replies(z.array(parcelSchema)),
      },
    },
    async (request) =>
      addParcel(db, { orderId: request.params.id, who: requireCaller(request).uid, ...request.body }),
  )

  app.delete(
    '/api/tires/orders/:id/parcels/:parcelId',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Takes a parcel off an order and answers those that are left',
        params: z.strictObject({ id: orderIdParamSchema, parcelId: orderIdParamSchema }),
        response: replies(z.array(parcelSchema)),
      },
    },
    async (request) => {
      const { id: orderId, parcelId } = request.params
      return removeParcel(db, { orderId, parcelId, who: requireCaller(request).uid })
    },
  )
}
