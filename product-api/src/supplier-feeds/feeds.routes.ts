import { feedInputSchema, feedRunIdParamSchema, supplierFeedSchema } from '@bieznik/contract/supplier-feed'
import { importFileTypes } from '@bieznik/contract/product-import'
import { supplierIdParamSchema } from '@bieznik/contract/supplier'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { notFound, ProblemError } from '../http/problem-error.ts'
import { replies, textReplies } from '../http/replies.ts'
import { findSupplier } from '../suppliers/suppliers.queries.ts'
import { askForFeed, deleteFeed, findWaiting, listFeeds, saveFeed } from './feeds.queries.ts'

const config = { access: 'staff' } as const
const params = z.strictObject({ id: supplierIdParamSchema })
const response = replies(z.array(supplierFeedSchema))
const [CSV, XLSX] = importFileTypes
const ZIP = Buffer.from('PK\u0003\u0004')

/** Lists that are fetched from their suppliers. */
export const supplierFeedRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/suppliers/feeds',
    {
      config,
      schema: {
        summary: 'From where lists are fetched, how often, and what became of the last ones',
        response,
      },
    },
    () => listFeeds(db),
  )

  app.put(
    '/api/suppliers/:id/feed',
    {
      config,
      schema: {
        summary: 'Has the list of a supplier fetched time and again',
        params,
        body: feedInputSchema,
        response,
      },
    },
    async (request) => {
      const { id } = request.params
      const supplier = await findSupplier(db, id)
      if (!supplier) throw notFound('supplier')
      if (!supplier.reading)
        throw new ProblemError('invalid_request', 'Import a list of the supplier first.', {
          fields: [{ path: 'url', message: 'no_reading' }],
        })
      const { uid: who } = requireCaller(request)
      await db.transaction((tx) => saveFeed(tx, id, { ...request.body, who }))
      return listFeeds(db)
    },
  )

  app.delete(
    '/api/suppliers/:id/feed',
    { config, schema: { summary: 'Has it fetched no more', params, response } },
    async (request) => {
      await db.transaction((tx) => deleteFeed(tx, request.params.id))
      return listFeeds(db)
    },
  )

  app.post(
    '/api/suppliers/:id/feed/run',
    { config, schema: { summary: 'Has it fetched within a minute', params, response } },
    async (request) => {
      const isKnown = await db.transaction((tx) => askForFeed(tx, request.params.id))
      if (!isKnown) throw notFound('feed')
      return listFeeds(db)
    },
  )

  app.get(
    '/api/suppliers/feed-runs/:id/file',
    {
      config,
      schema: {
        summary: 'A list that waits for a person',
        params: z.strictObject({ id: feedRunIdParamSchema }),
        response: textReplies(CSV, 'The file, which may be a workbook'),
      },
    },
    async (request, reply) => {
      const waiting = await findWaiting(db, request.params.id)
      if (!waiting) throw notFound('list')
      return reply.type(waiting.subarray(0, 4).equals(ZIP) ? XLSX : CSV).send(waiting)
    },
  )
}
