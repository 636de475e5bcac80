import {
  numberFileParamSchema,
  numbersFileSchema,
  numbersQuerySchema,
  numbersSchema,
  purchasePriceSchema,
  stockNumbersQuerySchema,
  stockNumbersSchema,
} from '@bieznik/contract/numbers'
import { productIdParamSchema } from '@bieznik/contract/product'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { replies, textReplies } from '../http/replies.ts'
import { getNumbers } from './numbers.ts'
import { writePurchasePrice } from './purchase-price.ts'
import { getStockNumbers } from './stock.queries.ts'
import { writeNumbers } from './write-numbers.ts'

const CSV = 'text/csv'
const config = { access: 'staff' } as const

/** What staff are told of the trade. Purchase prices leave by these routes, and the import of lists, alone. */
export const numbersRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/numbers',
    {
      config,
      schema: {
        summary: 'Turnover and margin of a period by day or month, by kind, and the best sellers',
        querystring: numbersQuerySchema,
        response: replies(numbersSchema),
      },
    },
    ({ query }) => getNumbers(db, query),
  )

  app.get(
    '/api/numbers/stock',
    {
      config,
      schema: {
        summary: 'What lies in stock and does not sell, and what will soon be sold out',
        querystring: stockNumbersQuerySchema,
        response: replies(stockNumbersSchema),
      },
    },
    ({ query }) => getStockNumbers(db, query.days),
  )

  app.get(
    '/api/numbers/files/:file',
    {
      config,
      schema: {
        summary: 'One of the tables as CSV',
        params: numberFileParamSchema,
        querystring: numbersFileSchema,
        response: textReplies(CSV, 'The file'),
      },
    },
    (request, reply) =>
      reply.type(`${CSV}; charset=utf-8`).send(writeNumbers(db, request.params.file, request.query)),
  )

  app.put(
    '/api/numbers/purchase-prices/:id',
    {
      config,
      schema: {
        summary: 'Writes down what a piece of a product costs the shop, net',
        params: z.strictObject({ id: productIdParamSchema }),
        body: purchasePriceSchema,
        response: replies(purchasePriceSchema),
      },
    },
    async (request) => {
      const { price } = request.body
      await writePurchasePrice(db, {
        productId: request.params.id,
        price,
        who: requireCaller(request).uid,
      })
      return { price }
    },
  )
}
