import { productIdParamSchema, productSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { getProduct } from './products.queries.ts'

export const productRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
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
      const product = await getProduct(db, params.id)
      if (!product) throw notFound('product')
      return product
    },
  )
}
