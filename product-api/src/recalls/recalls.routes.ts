import {
  recallBuyersSchema,
  recallSchema,
  recallScopeSchema,
  startRecallSchema,
} from '@bieznik/contract/recall'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { problemReplies, replies } from '../http/replies.ts'
import { listRecallBuyers } from './recall-buyers.queries.ts'
import { listRecalls } from './recalls.queries.ts'
import { startRecall } from './start-recall.ts'

type Options = { db: Database; mailQueued: () => void }

const config = { access: 'staff' } as const

export const recallRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, mailQueued }) => {
  app.get(
    '/api/recalls',
    {
      config,
      schema: {
        summary: 'Product safety recalls, the newest first',
        response: replies(z.array(recallSchema)),
      },
    },
    () => listRecalls(db),
  )

  app.post(
    '/api/recalls/buyers',
    {
      config,
      schema: {
        summary: 'Who bought these products in these days; nothing is sent',
        body: recallScopeSchema,
        response: replies(recallBuyersSchema),
      },
    },
    (request) => listRecallBuyers(db, request.body),
  )

  app.post(
    '/api/recalls',
    {
      config,
      schema: {
        summary: 'Starts a recall: one mail to each buyer, in the language of the order',
        body: startRecallSchema,
        response: { 201: z.strictObject({ id: z.int() }), ...problemReplies },
      },
    },
    async (request, reply) => {
      const id = await startRecall(db, request.body, requireCaller(request).uid)
      mailQueued()
      return reply.code(201).send({ id })
    },
  )
}
