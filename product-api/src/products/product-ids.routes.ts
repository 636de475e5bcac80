import { MAX_PRODUCT_IDS, productEntrySchema, productIdsQuerySchema } from '@bieznik/contract/product-ids'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
import { listProductEntries } from './product-ids.queries.ts'

/** For callers that go through the whole catalogue, such as a sitemap: `after` is the last id that they have seen. */
export const productIdsRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/products/ids',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Ids of the products on sale above a given one, in ascending order',
        querystring: productIdsQuerySchema,
        response: replies(z.array(productEntrySchema)),
      },
    },
    ({ query: { after = 0, limit = MAX_PRODUCT_IDS } }) =>
      catalogue.read((db) => listProductEntries(db, { after, limit })),
  )
}
