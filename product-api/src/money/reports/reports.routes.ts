import { numbers } from '@bieznik/contract/endpoints/numbers'
import { files } from '@bieznik/contract/endpoints/files'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { getReports } from './reports.ts'
import { writePurchasePrice } from './purchase-price.ts'
import { getStockReport } from './stock.queries.ts'
import { writeReports } from './write-reports.ts'

/** What staff see of the trade. Purchase prices leave by these routes, and the import of lists, alone. */
export const reportsRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
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
  implement(app, files.report, ({ params, query }) => writeReports(db, params.file, query))
}
