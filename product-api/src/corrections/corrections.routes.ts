import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/order'
import { correctOrderSchema } from '@bieznik/contract/order-correction'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireCaller } from '../http/access.ts'
import { replies } from '../http/replies.ts'
import { keyHeadersSchema } from '../payments/payment-routes-options.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { cancelLine } from './cancel-line.ts'
import { correctOrder, type Corrector } from './correct-order.ts'

type Options = Corrector & { storefront: StorefrontNotifier; mailQueued: () => void }

export const correctionRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { storefront, mailQueued, ...shop },
) => {
  app.post(
    '/api/tires/orders/:id/corrections',
    {
      config: { access: 'staff' },
      schema: {
        summary:
          'Corrects address, lines and prices of an order with a reason, once for each key, and writes to the buyer',
        params: z.strictObject({ id: orderIdParamSchema }),
        headers: keyHeadersSchema,
        body: correctOrderSchema,
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      const correction = {
        ...request.body,
        orderId: request.params.id,
        key: request.headers[IDEMPOTENCY_KEY_HEADER],
        who: requireCaller(request).uid,
      }
      const { order, changedTags } = await correctOrder(shop, correction)
      storefront.changed(changedTags)
      mailQueued()
      return order
    },
  )

  app.post(
    '/api/tires/orders/:id/lines/:itemId/cancel',
    {
      config: { access: 'customer' },
      schema: {
        summary: "Cancels a line of one's own order as long as nobody has begun with it",
        params: z.strictObject({ id: orderIdParamSchema, itemId: orderIdParamSchema }),
        response: replies(orderDetailSchema),
      },
    },
    async (request) => {
      const { id: orderId, itemId } = request.params
      const canceled = { orderId, itemId, userId: requireCaller(request).uid }
      const { order, changedTags } = await cancelLine(shop, canceled)
      storefront.changed(changedTags)
      mailQueued()
      return order
    },
  )
}
