import { corrections } from '@bieznik/contract/endpoints/corrections'
import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/selling/order'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { replies } from '../../platform/http/replies.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { cancelLine } from './cancel-line.ts'
import { correctOrder, type Corrector } from './correct-order.ts'

type Options = Corrector & { storefront: StorefrontNotifier; mailQueued: () => void }

export const correctionRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { storefront, mailQueued, ...shop },
) => {
  implement(app, corrections.correct, async ({ params: { id: orderId }, body, key, caller }) => {
    const { order, changedTags } = await correctOrder(shop, { ...body, orderId, key, who: caller.uid })
    storefront.changed(changedTags)
    mailQueued()
    return order
  })

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
