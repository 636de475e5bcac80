import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { corrections } from '@bieznik/contract/endpoints/corrections'
import { payments } from '@bieznik/contract/endpoints/payments'
import { orderReturnsSchema, type OrderReturns } from '@bieznik/contract/money/refund'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { getOrderDetail } from '../../selling/orders/orders.queries.ts'
import type { PaymentRoutesOptions } from '../payments/payment-routes-options.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { refundOrder } from './refund-order.ts'
import { refundPayment } from './refund-payment.ts'
import { getOrderReturns } from './refunds.queries.ts'
import { returnGoods } from './return-goods.ts'

const params = z.strictObject({ id: idParamSchema })
const response = replies(orderReturnsSchema)

/** Goods and money of an order that go back. */
export const refundsRoutes: FastifyPluginAsyncZod<
  PaymentRoutesOptions & { storefront: StorefrontNotifier }
> = async (app, options) => {
  const { db, stock, storefront } = options

  async function shown(id: number): Promise<OrderReturns> {
    const order = await getOrderDetail(db, { id })
    if (!order) throw notFound('order')
    return getOrderReturns(db, order)
  }

  app.get(
    '/api/tires/orders/:id/returns',
    {
      // A part of the order's screen.
      config: { access: 'staff', area: 'orders' },
      schema: { summary: 'Goods and money of an order that went back, and what is owed', params, response },
    },
    (request) => shown(request.params.id),
  )

  implement(app, corrections.returnGoods, async ({ params: { id: orderId }, body, key, caller }) => {
    storefront.changed(await returnGoods({ db, stock }, { ...body, orderId, key, who: caller.uid }))
    return shown(orderId)
  })

  implement(app, corrections.refund, async ({ params: { id: orderId }, body, key, caller }) => {
    await refundOrder(options, { ...body, orderId, key, who: caller.uid })
    return shown(orderId)
  })

  implement(app, payments.refund, ({ params: { id }, key, caller }) =>
    refundPayment(options, { id, key, who: caller.uid }),
  )
}
