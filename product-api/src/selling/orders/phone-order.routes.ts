import { corrections } from '@bieznik/contract/endpoints/corrections'
import type { FastifyPluginAsync } from 'fastify'
import { markReplay } from '../../platform/http/idempotency-key.ts'
import { implement } from '../../platform/http/implement.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import type { OrderShop } from './place-order.ts'
import { placePhoneOrder } from './place-phone-order.ts'

type Options = OrderShop & { storefront: StorefrontNotifier; mailQueued: () => void }

export const phoneOrderRoutes: FastifyPluginAsync<Options> = async (
  app,
  { storefront, mailQueued, ...shop },
) => {
  implement(app, corrections.placeByPhone, async ({ body, key, caller, request, response }) => {
    const { order, isReplay, changedTags } = await placePhoneOrder(shop, { ...body, key, who: caller.uid })
    if (!isReplay) request.log.info({ orderId: order.id }, 'orders: placed')
    markReplay(response, isReplay)
    storefront.changed(changedTags)
    mailQueued()
    return order
  })
}
