import {
  askDispatchSchema,
  dispatchOrdersSchema,
  type DispatchOrders,
} from '@bieznik/contract/dispatch-order'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { ProblemError } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { askForCourier, couriersOf } from './ask-dispatch.ts'
import type { Carrier } from './carrier.ts'
import { countReady, listDispatchOrders } from './dispatch-orders.queries.ts'

/** Couriers whom staff order to collect what is ready. */
export const dispatchOrderRoutes: FastifyPluginAsyncZod<{
  db: Database
  carriers: readonly Carrier[]
}> = async (app, { db, carriers }) => {
  const ordered = couriersOf(carriers)

  async function look(): Promise<DispatchOrders> {
    const ready = []
    for (const carrier of ordered) ready.push({ carrier, ready: await countReady(db, carrier) })
    return { carriers: ready, dispatchOrders: await listDispatchOrders(db) }
  }

  app.get(
    '/api/dispatch-orders',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Parcels that wait for a courier, and the couriers who were ordered in the last days',
        response: replies(dispatchOrdersSchema),
      },
    },
    look,
  )

  app.post(
    '/api/dispatch-orders',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Orders a courier for all parcels of a carrier that are ready',
        body: askDispatchSchema,
        response: replies(dispatchOrdersSchema),
      },
    },
    async (request) => {
      if (!ordered.includes(request.body.carrier))
        throw new ProblemError('invalid_request', 'No courier of this carrier is ordered here.', {
          fields: [{ path: 'carrier', message: 'not configured' }],
        })
      const asked = { ...request.body, who: requireCaller(request).uid }
      await db.transaction((tx) => askForCourier(tx, asked))
      return look()
    },
  )
}
