import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { orderPayments } from '@bieznik/contract/endpoints/order-payments'
import { blikReplySchema, payByBlikSchema } from '@bieznik/contract/money/payment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { replies } from '../../platform/http/replies.ts'
import { payByBlik } from './pay-by-blik.ts'
import { payOrder, returnToOrder } from './pay-order.ts'
import { keyHeadersSchema, keyOf } from '../../platform/http/idempotency-key.ts'
import type { PaymentRoutesOptions } from './payment-routes-options.ts'

const paramsSchema = z.strictObject({ orderId: idParamSchema })

export const payOrderRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, options) => {
  implement(app, orderPayments.start, ({ params: { orderId }, body: { language }, key, caller }) =>
    payOrder(options, { orderId, userId: caller.uid, key, language }),
  )

  implement(app, orderPayments.read, ({ params: { orderId }, caller }) =>
    returnToOrder(options, { orderId, userId: caller.uid }),
  )

  app.post(
    `/api/${options.shopSegment}/payments/orders/:orderId/blik`,
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
}
