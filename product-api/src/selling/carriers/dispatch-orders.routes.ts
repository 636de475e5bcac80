import type { DispatchOrders } from '@bieznik/contract/selling/dispatch-order'
import { dispatchOrders } from '@bieznik/contract/endpoints/shipments'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { askForCourier, couriersOf } from './ask-dispatch.ts'
import type { Carrier } from './carrier.ts'
import { countReady, listDispatchOrders } from './dispatch-orders.queries.ts'

type Options = { db: Database; carriers: readonly Carrier[] }

/** Couriers whom staff order to collect what is ready. */
export const dispatchOrderRoutes: FastifyPluginAsync<Options> = async (app, { db, carriers }) => {
  const ordered = couriersOf(carriers)

  async function look(): Promise<DispatchOrders> {
    const ready = []
    for (const carrier of ordered) ready.push({ carrier, ready: await countReady(db, carrier) })
    return { carriers: ready, dispatchOrders: await listDispatchOrders(db) }
  }

  implement(app, dispatchOrders.list, look)

  implement(app, dispatchOrders.ask, async ({ body, caller }) => {
    if (!ordered.includes(body.carrier))
      throw new ProblemError('invalid_request', 'No courier of this carrier is ordered here.', {
        fields: [{ path: 'carrier', message: 'not configured' }],
      })
    await db.transaction((tx) => askForCourier(tx, { ...body, who: caller.uid }))
    return look()
  })
}
