import { pageSchema, wheelFilterSchema } from '@bieznik/contract/catalogue-query'
import { productIdParamSchema, wheelSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
import { getWheel, listWheels } from './wheels.queries.ts'

export const wheelRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/wheels',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Wheels on sale that match the filter, in stock first, then by price',
        querystring: wheelFilterSchema.extend(pageSchema.shape),
        response: replies(z.array(wheelSchema)),
      },
    },
    async ({ query: { page, pageSize, ...filter } }, reply) =>
      sendPage(
        reply,
        await catalogue.read((db) => listWheels(db, filter, catalogueSliceOf({ page, pageSize }))),
      ),
  )

  app.get(
    '/api/wheels/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One wheel, also an archived one',
        params: z.strictObject({ id: productIdParamSchema }),
        response: replies(wheelSchema),
      },
    },
    async ({ params }) => {
      const wheel = await catalogue.read((db) => getWheel(db, params.id))
      if (!wheel) throw notFound('wheel')
      return wheel
    },
  )
}
