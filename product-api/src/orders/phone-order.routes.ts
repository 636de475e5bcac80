import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAYED_HEADER } from '@bieznik/contract/headers'
import { orderSchema } from '@bieznik/contract/order'
import { phoneOrderSchema } from '@bieznik/contract/phone-order'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireCaller } from '../http/access.ts'
import { replies } from '../http/replies.ts'
import { keyHeadersSchema } from '../payments/payment-routes-options.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import type { OrderShop } from './place-order.ts'
import { placePhoneOrder } from './place-phone-order.ts'

type Options = OrderShop & { storefront: StorefrontNotifier; mailQueued: () => void }

export const phoneOrderRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { storefront, mailQueued, ...shop },
) => {
  app.post(
    '/api/tires/orders',
    {
      config: { access: 'staff', area: 'sales' },
      schema: {
        summary: 'Places an order for somebody who calls, once for each key',
        headers: keyHeadersSchema,
        body: phoneOrderSchema,
        response: replies(orderSchema),
      },
    },
    async (request, reply) => {
      const key = request.headers[IDEMPOTENCY_KEY_HEADER]
      const who = requireCaller(request).uid
      const { order, isReplay, changedTags } = await placePhoneOrder(shop, { ...request.body, key, who })
      if (!isReplay) request.log.info({ orderId: order.id }, 'orders: placed')
      if (isReplay) reply.header(IDEMPOTENT_REPLAYED_HEADER, 'true')
      storefront.changed(changedTags)
      mailQueued()
      return order
    },
  )
}
