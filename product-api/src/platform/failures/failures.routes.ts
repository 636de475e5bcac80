import { failures } from '@bieznik/contract/endpoints/failures'
import type { FastifyPluginAsync } from 'fastify'
import { couriersOf } from '../../selling/carriers/ask-dispatch.ts'
import type { Carrier } from '../../selling/carriers/carrier.ts'
import type { Database } from '../db/client.ts'
import { implement } from '../http/implement.ts'
import { listFailures } from './failures.queries.ts'
import { closeFailure, retryFailure } from './handle-failure.ts'

type Options = { db: Database; carriers: readonly Carrier[]; mailQueued: () => void }

export const failureRoutes: FastifyPluginAsync<Options> = async (app, { db, carriers, mailQueued }) => {
  const couriers = couriersOf(carriers)
  implement(app, failures.list, () => listFailures(db))
  implement(app, failures.retry, async ({ params, body: { recipient }, caller }) => {
    await retryFailure(db, { ...params, recipient, couriers, who: caller.uid })
    mailQueued()
    return listFailures(db)
  })
  implement(app, failures.close, async ({ params, caller }) => {
    await closeFailure(db, { ...params, who: caller.uid })
    return listFailures(db)
  })
}
