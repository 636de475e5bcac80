import { failureParamSchema, failuresSchema, retryFailureSchema } from '@bieznik/contract/failure'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { couriersOf } from '../carriers/ask-dispatch.ts'
import type { Carrier } from '../carriers/carrier.ts'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { replies } from '../http/replies.ts'
import { listFailures } from './failures.queries.ts'
import { closeFailure, retryFailure } from './handle-failure.ts'

type Options = { db: Database; carriers: readonly Carrier[]; mailQueued: () => void }

const config = { access: 'staff' } as const
const response = replies(failuresSchema)

export const failureRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, carriers, mailQueued }) => {
  const couriers = couriersOf(carriers)

  app.get(
    '/api/failures',
    { config, schema: { summary: 'Work that was given up and is not handled yet', response } },
    () => listFailures(db),
  )

  app.post(
    '/api/failures/:kind/:id/retry',
    {
      config,
      schema: {
        summary: 'Tries it once more, a mail to another address if one is given',
        params: failureParamSchema,
        body: retryFailureSchema,
        response,
      },
    },
    async (request) => {
      const { recipient } = request.body
      await retryFailure(db, { ...request.params, recipient, couriers, who: requireCaller(request).uid })
      mailQueued()
      return listFailures(db)
    },
  )

  app.post(
    '/api/failures/:kind/:id/close',
    {
      config,
      schema: {
        summary: 'Staff have taken care of it in another way',
        params: failureParamSchema,
        response,
      },
    },
    async (request) => {
      await closeFailure(db, { ...request.params, who: requireCaller(request).uid })
      return listFailures(db)
    },
  )
}
