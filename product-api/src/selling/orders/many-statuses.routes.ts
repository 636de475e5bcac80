import { orderStatuses } from '@bieznik/contract/endpoints/order-statuses'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { changeManyStatuses, undoManyStatuses } from './change-many-statuses.ts'

type Options = { db: Database; stock: StockKeeper; storefront: StorefrontNotifier }

export const manyStatusesRoutes: FastifyPluginAsync<Options> = async (app, { db, stock, storefront }) => {
  implement(app, orderStatuses.changeMany, async ({ body, caller, request: { log } }) => {
    const change = { ...body, who: caller.uid }
    const { changedTags, ...outcomes } = await changeManyStatuses({ db, stock, log }, change)
    storefront.changed(changedTags)
    return outcomes
  })

  implement(app, orderStatuses.undoMany, async ({ body, caller, request: { log } }) => {
    const undo = { ...body, who: caller.uid }
    const { changedTags, ...outcomes } = await undoManyStatuses({ db, stock, log }, undo)
    storefront.changed(changedTags)
    return outcomes
  })
}
