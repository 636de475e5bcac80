import { corrections } from '@bieznik/contract/endpoints/corrections'
import type { FastifyPluginAsync } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { correctOrder, type Corrector } from './correct-order.ts'

type Options = Corrector & { storefront: StorefrontNotifier; mailQueued: () => void }

export const correctionRoutes: FastifyPluginAsync<Options> = async (
  app,
  { storefront, mailQueued, ...shop },
) => {
  implement(app, corrections.correct, async ({ params: { id: orderId }, body, key, caller }) => {
    const { order, changedTags } = await correctOrder(shop, { ...body, orderId, key, who: caller.uid })
    storefront.changed(changedTags)
    mailQueued()
    return order
  })
}
