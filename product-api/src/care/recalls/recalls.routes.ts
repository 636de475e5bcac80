import { recalls } from '@bieznik/contract/endpoints/recalls'
import { recallSchema } from '@bieznik/contract/care/recall'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { replies } from '../../platform/http/replies.ts'
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

  implement(app, recalls.buyers, ({ body }) => listRecallBuyers(db, body))
  implement(app, recalls.start, async ({ body, caller }) => {
    const id = await startRecall(db, body, caller.uid)
    mailQueued()
    return { id }
  })
}
