import { files } from '@bieznik/contract/endpoints/files'
import { supplierFeeds } from '@bieznik/contract/endpoints/suppliers'
import { importFileTypes } from '@bieznik/contract/catalogue/product-import'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { findSupplier } from '../suppliers/suppliers.queries.ts'
import { askForFeed, deleteFeed, findWaiting, listFeeds, saveFeed } from './feeds.queries.ts'

const [, XLSX] = importFileTypes
const ZIP = Buffer.from('PK\u0003\u0004')

/** Lists that are fetched from their suppliers. */
export const supplierFeedRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  implement(app, supplierFeeds.list, () => listFeeds(db))

  implement(app, supplierFeeds.save, async ({ params: { id }, body, caller }) => {
    const supplier = await findSupplier(db, id)
    if (!supplier) throw notFound('supplier')
    if (!supplier.reading)
      throw new ProblemError('invalid_request', 'Import a list of the supplier first.', {
        fields: [{ path: 'url', message: 'no_reading' }],
      })
    await db.transaction((tx) => saveFeed(tx, id, { ...body, who: caller.uid }))
    return listFeeds(db)
  })

  implement(app, supplierFeeds.remove, async ({ params: { id } }) => {
    await db.transaction((tx) => deleteFeed(tx, id))
    return listFeeds(db)
  })

  implement(app, supplierFeeds.run, async ({ params: { id } }) => {
    const isKnown = await db.transaction((tx) => askForFeed(tx, id))
    if (!isKnown) throw notFound('feed')
    return listFeeds(db)
  })

  implement(app, files.supplierList, async ({ params: { id }, response }) => {
    const waiting = await findWaiting(db, id)
    if (!waiting) throw notFound('list')
    if (waiting.subarray(0, 4).equals(ZIP)) response.type(XLSX)
    return waiting
  })
}
