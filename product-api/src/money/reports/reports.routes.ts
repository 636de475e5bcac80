import { numbers } from '@bieznik/contract/endpoints/numbers'
import { reportFileParamSchema, reportsFileSchema } from '@bieznik/contract/money/reports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { textReplies } from '../../platform/http/replies.ts'
import { getReports } from './reports.ts'
import { writePurchasePrice } from './purchase-price.ts'
import { getStockReport } from './stock.queries.ts'
import { writeReports } from './write-reports.ts'

const CSV = 'text/csv'

/** What staff see of the trade. Purchase prices leave by these routes, and the import of lists, alone. */
export const reportsRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  implement(app, numbers.get, ({ query }) => getReports(db, query))
  implement(app, numbers.getStock, ({ query }) => getStockReport(db, query.days))
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
        params: reportFileParamSchema,
        querystring: reportsFileSchema,
        response: textReplies(CSV, 'The file'),
      },
    },
    async (request, reply) =>
      reply.type(`${CSV}; charset=utf-8`).send(await writeReports(db, request.params.file, request.query)),
  )
}
