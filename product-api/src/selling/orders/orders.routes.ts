import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { orderStatuses } from '@bieznik/contract/endpoints/order-statuses'
import { changeOrderStatusSchema, orderDetailSchema, orderSchema } from '@bieznik/contract/selling/order'
import { allOrdersQuerySchema, ordersQuerySchema } from '@bieznik/contract/selling/order-list'
import { listedOrderSchema } from '@bieznik/contract/selling/order-work'
import { mayDo } from '@bieznik/contract/people/staff'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireCaller } from '../../platform/http/access.ts'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { sendPage, sliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { Recipient } from '../../money/payments/transfer/recipient.ts'
import { withTransfer } from '../../money/payments/transfer/transfer-details.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { listOrdersForStaff } from './order-work.queries.ts'
import { getOrderDetail, listOrders } from './orders.queries.ts'
import { undoOrderStatus } from './undo-order-status.ts'

type Options = { db: Database; stock: StockKeeper; storefront: StorefrontNotifier; company: Recipient }

export const orderRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, storefront, company },
) => {
  app.get(
    '/api/tires/orders',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'All orders, newest first unless sorted',
        querystring: allOrdersQuerySchema,
        response: replies(z.array(listedOrderSchema)),
      },
    },
    async ({ query: { page, pageSize, ...filter } }, reply) =>
      sendPage(reply, await listOrdersForStaff(db, filter, sliceOf({ page, pageSize }))),
  )

  app.get(
    '/api/tires/orders/user/:uid',
    {
      config: { access: 'caller is {uid} or staff', area: 'orders' },
      schema: {
        summary: "One person's orders, newest first",
        params: z.strictObject({ uid: uidSchema }),
        querystring: ordersQuerySchema,
        response: replies(z.array(orderSchema)),
      },
    },
    async ({ params: { uid }, query: { page, pageSize, ...filter } }, reply) =>
      sendPage(reply, await listOrders(db, { ...filter, userId: uid }, sliceOf({ page, pageSize }))),
  )

  app.get(
    '/api/tires/orders/:id',
    {
      config: { access: 'customer' },
      schema: {
        summary: "One order with its history: one's own, for staff any",
        params: z.strictObject({ id: idParamSchema }),
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      const { uid, staffRole } = requireCaller(request)
      const order = await getOrderDetail(db, {
        id: request.params.id,
        userId: mayDo(staffRole, 'orders') ? undefined : uid,
      })
      if (!order) throw notFound('order')
      return withTransfer(order, company)
    },
  )

  app.patch(
    '/api/tires/orders/order/update',
    {
      config: { access: 'staff', area: 'orders' },
      schema: {
        summary: 'Changes the status of an order',
        consumes: ['application/x-www-form-urlencoded'],
        body: changeOrderStatusSchema,
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      const { orderId, status: to, from: seen, mode } = request.body
      const who = requireCaller(request).uid
      const { order, changedTags } = await changeOrderStatus({ db, stock }, { orderId, to, seen, mode, who })
      storefront.changed(changedTags)
      return order
    },
  )

  implement(app, orderStatuses.undo, async ({ params: { id: orderId }, body, caller }) => {
    const undo = { orderId, ...body, who: caller.uid }
    const { order, changedTags } = await undoOrderStatus({ db, stock }, undo)
    storefront.changed(changedTags)
    return order
  })
}
