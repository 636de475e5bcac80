import {
  changeStatusesSchema,
  statusOutcomesSchema,
  undoStatusesSchema,
} from '@bieznik/contract/status-changes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { replies } from '../http/replies.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { changeManyStatuses, undoManyStatuses } from './change-many-statuses.ts'

type Options = { db: Database; stock: StockKeeper; storefront: StorefrontNotifier }

export const manyStatusesRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, stock, storefront }) => {
  app.patch(
    '/api/tires/orders/status',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Changes the status of many orders, each by itself, and says which were refused and why',
        body: changeStatusesSchema,
        response: replies(statusOutcomesSchema),
      },
    },
    async (request) => {
      const change = { ...request.body, who: requireCaller(request).uid }
      const { changedTags, ...outcomes } = await changeManyStatuses({ db, stock, log: request.log }, change)
      storefront.changed(changedTags)
      return outcomes
    },
  )

  app.post(
    '/api/tires/orders/undo',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Undoes the last change of status of many orders, of those whose mail has not left',
        body: undoStatusesSchema,
        response: replies(statusOutcomesSchema),
      },
    },
    async (request) => {
      const undo = { ...request.body, who: requireCaller(request).uid }
      const { changedTags, ...outcomes } = await undoManyStatuses({ db, stock, log: request.log }, undo)
      storefront.changed(changedTags)
      return outcomes
    },
  )
}
