import { pageSchema } from '@bieznik/contract/catalogue-query'
import {
  editNewsSchema,
  managedNewsQuerySchema,
  managedNewsSchema,
  newsInputSchema,
  publicationSchema,
  type ManagedNews,
} from '@bieznik/contract/news-input'
import { newsIdParamSchema } from '@bieznik/contract/news'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { problemReplies, replies } from '../http/replies.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { NEWS_TAG } from '../storefront/tags.ts'
import { createNews, editNews, publishNews } from './change-news.ts'
import { getManagedNews, listManagedNews } from './managed-news.queries.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

const config = { access: 'staff' } as const
const params = z.strictObject({ id: newsIdParamSchema })
const item = replies(managedNewsSchema)

export const managedNewsRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, storefront }) => {
  async function told(change: Promise<ManagedNews>): Promise<ManagedNews> {
    const changed = await change
    storefront.changed([NEWS_TAG])
    return changed
  }

  app.get(
    '/api/news/managed',
    {
      config,
      schema: {
        summary: 'All news, drafts too, newest first',
        querystring: managedNewsQuerySchema.extend(pageSchema.shape),
        response: replies(z.array(managedNewsSchema)),
      },
    },
    async ({ query: { page, pageSize, ...query } }, reply) =>
      sendPage(reply, await listManagedNews(db, query, catalogueSliceOf({ page, pageSize }))),
  )

  app.get(
    '/api/news/managed/:id',
    { config, schema: { summary: 'One news item, also a draft', params, response: item } },
    async (request) => {
      const found = await getManagedNews(db, request.params.id)
      if (!found) throw notFound('news item')
      return found
    },
  )

  app.post(
    '/api/tires/news',
    {
      config,
      schema: {
        summary: 'Creates a news item as a draft',
        body: newsInputSchema,
        response: { 201: managedNewsSchema, ...problemReplies },
      },
    },
    async (request, reply) => {
      const created = await createNews(db, request.body, requireCaller(request).uid)
      return reply.code(201).header('location', `/api/news/managed/${created.id}`).send(created)
    },
  )

  app.put(
    '/api/tires/news/:id',
    { config, schema: { summary: 'Edits a news item', params, body: editNewsSchema, response: item } },
    (request) => told(editNews(db, request.params.id, request.body, requireCaller(request).uid)),
  )

  app.patch(
    '/api/tires/news/:id/publication',
    {
      config,
      schema: {
        summary: 'Publishes a news item, or makes it a draft again',
        params,
        body: publicationSchema,
        response: item,
      },
    },
    (request) => told(publishNews(db, request.params.id, request.body, requireCaller(request).uid)),
  )
}
