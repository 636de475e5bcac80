import { pageSchema, tireFilterSchema } from '@bieznik/contract/catalogue-query'
import { productIdParamSchema, tireSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { getTire, listTires } from './tires.queries.ts'

export const tireRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/tires',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Tires on sale that match the filter, cheapest first',
        querystring: tireFilterSchema.extend(pageSchema.shape),
        response: replies(z.array(tireSchema)),
      },
    },
    async ({ query: { page, pageSize, ...filter } }, reply) =>
      sendPage(reply, await listTires(db, filter, catalogueSliceOf({ page, pageSize }))),
  )

  app.get(
    '/api/tires/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One tire, also an archived one',
        params: z.strictObject({ id: productIdParamSchema }),
        response: replies(tireSchema),
      },
    },
    async ({ params }) => {
      const tire = await getTire(db, params.id)
      if (!tire) throw notFound('tire')
      return tire
    },
  )
}
