import { shipments as endpoints } from '@bieznik/contract/endpoints/shipments'
import { orderIdListSchema } from '@bieznik/contract/selling/order-list'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { textReplies } from '../../platform/http/replies.ts'
import { askShipments, cancelShipment } from './ask-shipments.ts'
import type { Carrier } from './carrier.ts'
import { getLabelsOfOrders } from './labels-of-orders.ts'
import { getOrderShipments, listShipments } from './shipments.queries.ts'

type Options = { db: Database; carriers: readonly Carrier[] }

/** Parcels that staff order from a carrier, and their labels. */
export const shipmentRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, carriers }) => {
  const names = carriers.map(({ name }) => name)

  implement(app, endpoints.list, async ({ query }) => {
    const orders = []
    for (const orderId of query.orders) {
      const found = await getOrderShipments(db, orderId)
      if (found) orders.push(found)
    }
    return { carriers: names, orders }
  })

  implement(app, endpoints.ask, async ({ body, caller }) => {
    if (!names.includes(body.carrier))
      throw new ProblemError('invalid_request', 'This carrier is not configured.', {
        fields: [{ path: 'carrier', message: 'not configured' }],
      })
    return askShipments(db, { ...body, who: caller.uid })
  })

  implement(app, endpoints.cancel, async ({ params: { id } }) =>
    listShipments(db, [await cancelShipment(db, id)]),
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
        params: z.strictObject({ id: idParamSchema }),
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
