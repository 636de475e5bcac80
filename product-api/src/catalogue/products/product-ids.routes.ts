import { languageQuery } from '@bieznik/contract/platform/language-query'
import { productSchema } from '@bieznik/contract/catalogue/product'
import {
  MAX_PRODUCT_IDS,
  MAX_PRODUCTS_AFTER,
  productEntrySchema,
  productIdsQuerySchema,
  productsAfterQuerySchema,
  someProductIdsSchema,
} from '@bieznik/contract/catalogue/product-ids'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { listProductEntries } from './product-ids.queries.ts'
import { listProductsAfter, listProductsByIds } from './products.queries.ts'

/** For callers that go through the whole catalogue, such as a sitemap or a feed, and for those that know what they ask for. */
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

  app.get(
    '/api/products/after',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Products on sale above a given id, in ascending order of their ids',
        querystring: productsAfterQuerySchema.extend(languageQuery),
        response: replies(z.array(productSchema)),
      },
    },
    async (request, reply) => {
      const { after = 0 } = request.query
      const products = await catalogue.read((db) => listProductsAfter(db, after, MAX_PRODUCTS_AFTER))
      const language = readerLanguage(request, reply)
      return products.map((product) => productIn(language, product))
    },
  )

  app.get(
    '/api/products/by-ids',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The products that have these ids, in no order; those that are gone are left out',
        querystring: z.object({ ids: someProductIdsSchema, ...languageQuery }),
        response: replies(z.array(productSchema)),
      },
    },
    async (request, reply) => {
      const products = await catalogue.read((db) => listProductsByIds(db, request.query.ids))
      const language = readerLanguage(request, reply)
      return products.map((product) => productIn(language, product))
    },
  )
}
