import { pageSchema, tireFilterSchema } from '@bieznik/contract/catalogue-query'
import { productIdParamSchema, tireSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
import { getTire, listTires } from './tires.queries.ts'

export const tireRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/tires',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Tires on sale that match the filter, in stock first, then by price',
        querystring: tireFilterSchema.extend(pageSchema.shape),
        response: replies(z.array(tireSchema)),
      },
    },
    async ({ query: { page, pageSize, ...filter } }, reply) =>
      sendPage(
        reply,
        await catalogue.read((db) => listTires(db, filter, catalogueSliceOf({ page, pageSize }))),
      ),
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
      const tire = await catalogue.read((db) => getTire(db, params.id))
      if (!tire) throw notFound('tire')
      return tire
    },
  )
}
