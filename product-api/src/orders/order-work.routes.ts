import { orderIdParamSchema } from '@bieznik/contract/order'
import {
  addNoteSchema,
  changeHolderSchema,
  changeTagSchema,
  orderWorkSchema,
  tagsInUseSchema,
} from '@bieznik/contract/order-work'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import { requireCaller } from '../http/access.ts'
import { notFound } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { addNote, changeHolder, changeTag } from './change-order-work.ts'
import { getOrderWork, listTags } from './order-work.queries.ts'

const params = z.strictObject({ id: orderIdParamSchema })

/** What staff keep on orders for each other. */
export const orderWorkRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/tires/orders/tags',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Every tag that an order has, the most used first',
        response: replies(tagsInUseSchema),
      },
    },
    () => listTags(db),
  )

  app.get(
    '/api/tires/orders/:id/work',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Who works on an order, its tags, and all that was noted and done, oldest first',
        params,
        response: replies(orderWorkSchema),
      },
    },
    async ({ params: { id } }) => {
      const work = await getOrderWork(db, id)
      if (!work) throw notFound('order')
      return work
    },
  )

  app.post(
    '/api/tires/orders/:id/notes',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Adds a note that only staff see',
        params,
        body: addNoteSchema,
        response: replies(orderWorkSchema),
      },
    },
    async (request) =>
      addNote(db, { orderId: request.params.id, who: requireCaller(request).uid, ...request.body }),
  )

  app.put(
    '/api/tires/orders/:id/holder',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Says that the caller works on an order, or nobody; refused when another took it meanwhile',
        params,
        body: changeHolderSchema,
        response: replies(orderWorkSchema),
      },
    },
    async (request) =>
      changeHolder(db, { orderId: request.params.id, who: requireCaller(request).uid, ...request.body }),
  )

  app.put(
    '/api/tires/orders/:id/tags',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Gives an order one tag or takes it away; the others stay as they are',
        params,
        body: changeTagSchema,
        response: replies(orderWorkSchema),
      },
    },
    async (request) =>
      changeTag(db, { orderId: request.params.id, who: requireCaller(request).uid, ...request.body }),
  )
}
