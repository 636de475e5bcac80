import { productIdParamSchema, productSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import type { CatalogueReader } from '../replica/catalogue-reader.ts'
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
        params: z.strictObject({ id: productIdParamSchema }),
        response: replies(productSchema),
      },
    },
    async ({ params }) => {
      const product = await catalogue.read((db) => getProduct(db, params.id))
      if (!product) throw notFound('product')
      return product
    },
  )
}
