import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { orderWork } from '@bieznik/contract/endpoints/order-work'
import { orderWorkSchema } from '@bieznik/contract/selling/order-work'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { addNote, changeHolder, changeTag, changeReceipt } from './change-order-work.ts'
import { getOrderWork, listTags } from './order-work.queries.ts'

/** What staff keep on orders for each other. */
export const orderWorkRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  implement(app, orderWork.tags, () => listTags(db))

  app.get(
    '/api/tires/orders/:id/work',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Who works on an order, its tags, and all that was noted and done, oldest first',
        params: z.strictObject({ id: idParamSchema }),
        response: replies(orderWorkSchema),
      },
    },
    async ({ params: { id } }) => {
      const work = await getOrderWork(db, id)
      if (!work) throw notFound('order')
      return work
    },
  )

  implement(app, orderWork.addNote, ({ params: { id: orderId }, body, caller }) =>
    addNote(db, { orderId, who: caller.uid, ...body }),
  )
  implement(app, orderWork.changeHolder, ({ params: { id: orderId }, body, caller }) =>
    changeHolder(db, { orderId, who: caller.uid, ...body }),
  )
  implement(app, orderWork.changeReceipt, ({ params: { id: orderId }, body, caller }) =>
    changeReceipt(db, { orderId, who: caller.uid, ...body }),
  )
  implement(app, orderWork.changeTag, ({ params: { id: orderId }, body, caller }) =>
    changeTag(db, { orderId, who: caller.uid, ...body }),
  )
}
