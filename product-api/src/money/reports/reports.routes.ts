import { numbers } from '@bieznik/contract/endpoints/numbers'
import { numberFileParamSchema, numbersFileSchema } from '@bieznik/contract/money/reports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { textReplies } from '../../platform/http/replies.ts'
import { getNumbers } from './reports.ts'
import { writePurchasePrice } from './purchase-price.ts'
import { getStockNumbers } from './stock.queries.ts'
import { writeNumbers } from './write-numbers.ts'

const CSV = 'text/csv'

/** What staff are told of the trade. Purchase prices leave by these routes, and the import of lists, alone. */
export const numbersRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  implement(app, numbers.get, ({ query }) => getNumbers(db, query))
  implement(app, numbers.getStock, ({ query }) => getStockNumbers(db, query.days))
  implement(
    app,
    numbers.writePurchasePrice,
    async ({ params: { id: productId }, body: { price }, caller }) => {
      await writePurchasePrice(db, { productId, price, who: caller.uid })
      return { price }
    },
  )

  app.get(
    '/api/numbers/files/:file',
    {
      config: { access: 'staff' },
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
}
