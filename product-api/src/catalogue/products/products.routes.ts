import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { languageQuery } from '@bieznik/contract/platform/language-query'
import { productSchema } from '@bieznik/contract/catalogue/product'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../platform/http/problem-error.ts'
import { readerLanguage } from '../../platform/http/reader-language.ts'
import { replies } from '../../platform/http/replies.ts'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import { getProduct } from './products.queries.ts'

export const productRoutes: FastifyPluginAsyncZod<{ catalogue: CatalogueReader }> = async (
  app,
  { catalogue },
) => {
  app.get(
    '/api/products/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'One product of any type',
        params: z.strictObject({ id: idParamSchema }),
        querystring: z.object(languageQuery),
        response: replies(productSchema),
      },
    },
    async (request, reply) => {
      const product = await catalogue.read((db) => getProduct(db, request.params.id))
      if (!product) throw notFound('product')
      return productIn(readerLanguage(request, reply), product)
    },
  )
}
