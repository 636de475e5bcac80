import { recalls } from '@bieznik/contract/endpoints/recalls'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { listRecallBuyers } from './recall-buyers.queries.ts'
import { listRecalls } from './recalls.queries.ts'
import { startRecall } from './start-recall.ts'

type Options = { db: Database; mailQueued: () => void }

export const recallRoutes: FastifyPluginAsync<Options> = async (app, { db, mailQueued }) => {
  implement(app, recalls.list, () => listRecalls(db))

  implement(app, recalls.buyers, ({ body }) => listRecallBuyers(db, body))
  implement(app, recalls.start, async ({ body, caller }) => {
    const id = await startRecall(db, body, caller.uid)
    mailQueued()
    return { id }
  })
}
