import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import {
  blikReplySchema,
  orderPaymentSchema,
  payByBlikSchema,
  startedPaymentSchema,
  startPaymentSchema,
} from '@bieznik/contract/money/payment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireCaller } from '../../platform/http/access.ts'
import { replies } from '../../platform/http/replies.ts'
import { payByBlik } from './pay-by-blik.ts'
import { payOrder, returnToOrder } from './pay-order.ts'
import { keyHeadersSchema, keyOf } from '../../platform/http/idempotency-key.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'

const paramsSchema = z.strictObject({ orderId: orderIdParamSchema })

export const payOrderRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, options) => {
  const path = `/api/${options.shopSegment}/payments/orders/:orderId`

  app.post(
    path,
    {
      config: { access: 'customer', limit: 'payments' },
      schema: {
        summary:
          "Begins a payment of what is due of one's own order; a repeat with the same key answers the same page",
        headers: keyHeadersSchema,
        params: paramsSchema,
        body: startPaymentSchema,
        response: replies(startedPaymentSchema),
      },
    },
    (request) =>
      payOrder(options, {
        orderId: request.params.orderId,
        userId: requireCaller(request).uid,
        key: keyOf(request),
        language: request.body.language,
      }),
  )

  app.post(
    `${path}/blik`,
    {
      config: { access: 'customer', limit: 'payments' },
      schema: {
        summary:
          "Pays what is due of one's own order with a BLIK code; a repeat with the same key asks nobody twice",
        headers: keyHeadersSchema,
        params: paramsSchema,
        body: payByBlikSchema,
        response: replies(blikReplySchema),
      },
    },
    async (request) => ({
      outcome: await payByBlik(options, {
        ...request.body,
        orderId: request.params.orderId,
        userId: requireCaller(request).uid,
        key: keyOf(request),
      }),
    }),
  )

  app.post(
    `${path}/return`,
    {
      config: { access: 'customer', limit: 'cart' },
      schema: {
        summary: "What is known of the payment for one's own order, after the provider was asked",
        params: paramsSchema,
        response: replies(orderPaymentSchema),
      },
    },
    (request) =>
      returnToOrder(options, { orderId: request.params.orderId, userId: requireCaller(request).uid }),
  )
}
