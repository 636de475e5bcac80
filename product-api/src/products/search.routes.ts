import { pageSchema, searchParamSchema } from '@bieznik/contract/catalogue-query'
import { productSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { catalogueSliceOf, sendPage } from '../http/paging.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
import { listProductsByTitle } from './search.queries.ts'

export const searchRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/products/title/:title',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Products on sale of any type whose title has the searched words, best match first',
        params: z.strictObject({ title: searchParamSchema }),
        querystring: pageSchema,
        response: replies(z.array(productSchema)),
      },
    },
    async ({ params, query }, reply) =>
      sendPage(
        reply,
        await catalogue.read((db) => listProductsByTitle(db, params.title, catalogueSliceOf(query))),
      ),
  )
}
