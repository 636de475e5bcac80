import { files } from '@bieznik/contract/endpoints/files'
import { shipments as endpoints } from '@bieznik/contract/endpoints/shipments'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { askShipments, cancelShipment } from './ask-shipments.ts'
import type { Carrier } from './carrier.ts'
import { getLabelsOfOrders } from './labels-of-orders.ts'
import { getOrderShipments, listShipments } from './shipments.queries.ts'

type Options = { db: Database; carriers: readonly Carrier[] }

/** Parcels that staff order from a carrier, and their labels. */
export const shipmentRoutes: FastifyPluginAsync<Options> = async (app, { db, carriers }) => {
  const names = carriers.map(({ name }) => name)

  implement(app, endpoints.list, async ({ query }) => {
    const orders = []
    for (const orderId of query.orders) {
      const found = await getOrderShipments(db, orderId)
      if (found) orders.push(found)
    }
    return { carriers: names, orders }
  })

  implement(app, endpoints.ask, async ({ body, caller, request: { log } }) => {
    if (!names.includes(body.carrier))
      throw new ProblemError('invalid_request', 'This carrier is not configured.', {
        fields: [{ path: 'carrier', message: 'not configured' }],
      })
    return askShipments({ db, log }, { ...body, who: caller.uid })
  })

  implement(app, endpoints.cancel, async ({ params: { id } }) =>
    listShipments(db, [await cancelShipment(db, id)]),
  )

  implement(app, files.labels, ({ query: { orders } }) => getLabelsOfOrders(db, carriers, orders))

  implement(app, files.label, async ({ params: { id } }) => {
    const [found] = await db.select({ label: shipments.label }).from(shipments).where(eq(shipments.id, id))
    if (!found || found.label === null) throw notFound('label')
    return Buffer.from(found.label, 'base64')
  })
}
