import { pageSchema, spacerFilterSchema } from '@bieznik/contract/catalogue-query'
import { productIdParamSchema, spacerSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
import { getSpacer, listSpacers } from './spacers.queries.ts'

export const spacerRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/spacers',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Spacers on sale that match the filter, in stock first, then by price',
        querystring: spacerFilterSchema.extend(pageSchema.shape),
        response: replies(z.array(spacerSchema)),
      },
    },
    async ({ query: { page, pageSize, ...filter } }, reply) =>
      sendPage(
        reply,
        await catalogue.read((db) => listSpacers(db, filter, catalogueSliceOf({ page, pageSize }))),
      ),
  )

  app.get(
    '/api/spacers/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One spacer, also an archived one',
        params: z.strictObject({ id: productIdParamSchema }),
        response: replies(spacerSchema),
      },
    },
    async ({ params }) => {
      const spacer = await catalogue.read((db) => getSpacer(db, params.id))
      if (!spacer) throw notFound('spacer')
      return spacer
    },
  )
}
