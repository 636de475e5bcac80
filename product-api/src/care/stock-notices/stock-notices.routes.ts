import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { stockNoticeReplySchema, stockNoticeSchema } from '@bieznik/contract/care/stock-notice'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { getProduct } from '../../catalogue/products/products.queries.ts'
import { noteStockNotice } from './stock-notices.queries.ts'

/** A person who waits for a product that is sold out needs no account. */
export const stockNoticeRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.post(
    '/api/products/:id/stock-notices',
    {
      config: { access: 'anyone' },
      schema: {
        summary:
          'Notes an e-mail address for one mail when the product is in stock again; a repeat changes nothing',
        params: z.strictObject({ id: idParamSchema }),
        body: stockNoticeSchema,
        response: replies(stockNoticeReplySchema),
      },
    },
    async ({ params: { id }, body }) => {
      const product = await getProduct(db, id)
      if (!product || product.inArchive) throw notFound('product')
      await noteStockNotice(db, { ...body, productId: id })
      return { isNoted: true as const }
    },
  )
}
