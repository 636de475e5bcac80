import { orderIdListSchema } from '@bieznik/contract/order-list'
import { idParamSchema } from '@bieznik/contract/id-param'
import {
  askedShipmentsSchema,
  askShipmentsSchema,
  shipmentSchema,
  shipmentsSchema,
} from '@bieznik/contract/shipment'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { shipments } from '../db/schema/shipments.ts'
import { requireCaller } from '../http/access.ts'
import { notFound, ProblemError } from '../http/problem-error.ts'
import { replies, textReplies } from '../http/replies.ts'
import { askShipments, cancelShipment } from './ask-shipments.ts'
import type { Carrier } from './carrier.ts'
import { getLabelsOfOrders } from './labels-of-orders.ts'
import { getOrderShipments, listShipments } from './shipments.queries.ts'

type Options = { db: Database; carriers: readonly Carrier[] }

const ofShipment = z.strictObject({ id: idParamSchema })

/** Parcels that staff order from a carrier, and their labels. */
export const shipmentRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, carriers }) => {
  const names = carriers.map(({ name }) => name)

  app.get(
    '/api/shipments',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'The shipments of several orders, and parcels for what is in none yet',
        querystring: z.strictObject({ orders: orderIdListSchema }),
        response: replies(shipmentsSchema),
      },
    },
    async ({ query }) => {
      const orders = []
      for (const orderId of query.orders) {
        const found = await getOrderShipments(db, orderId)
        if (found) orders.push(found)
      }
      return { carriers: names, orders }
    },
  )

  app.post(
    '/api/shipments',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Asks a carrier for parcels of several orders, and says which were refused and why',
        body: askShipmentsSchema,
        response: replies(askedShipmentsSchema),
      },
    },
    async (request) => {
      if (!names.includes(request.body.carrier))
        throw new ProblemError('invalid_request', 'This carrier is not configured.', {
          fields: [{ path: 'carrier', message: 'not configured' }],
        })
      return askShipments(db, { ...request.body, who: requireCaller(request).uid })
    },
  )

  app.delete(
    '/api/shipments/:id',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Takes a shipment back, which its carrier may refuse, and answers those of its order',
        params: ofShipment,
        response: replies(z.array(shipmentSchema)),
      },
    },
    async ({ params: { id } }) => listShipments(db, [await cancelShipment(db, id)]),
  )

  app.get(
    '/api/shipments/labels',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'The labels of several orders, in one file that the carrier makes',
        querystring: z.strictObject({ orders: orderIdListSchema }),
        response: textReplies('application/pdf', 'The file'),
      },
    },
    async ({ query: { orders } }, reply) =>
      reply.type('application/pdf').send(await getLabelsOfOrders(db, carriers, orders)),
  )

  app.get(
    '/api/shipments/:id/label',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'The label of a parcel, as the carrier made it',
        params: ofShipment,
        response: textReplies('application/pdf', 'The file'),
      },
    },
    async ({ params: { id } }, reply) => {
      const [found] = await db.select({ label: shipments.label }).from(shipments).where(eq(shipments.id, id))
      if (!found || found.label === null) throw notFound('label')
      return reply.type('application/pdf').send(Buffer.from(found.label, 'base64'))
    },
  )
}
