import type { Secrets } from '@bieznik/backend-kit/signature'
import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import {
  linkedOrderSchema,
  orderLinkReplySchema,
  orderLinkSchema,
} from '@bieznik/contract/selling/order-link'
import { orderIdSchema } from '@bieznik/contract/selling/order-id'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cancelLine } from '../corrections/cancel-line.ts'
import type { Database } from '../../platform/db/client.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { Recipient } from '../../money/payments/transfer/recipient.ts'
import { withTransfer } from '../../money/payments/transfer/transfer-details.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { cancelLinkedOrder } from './cancel-order.ts'
import { requireOrderOfLink, signOrderLink } from './order-link.ts'
import { getLinkedOrder, getLinkedToOf } from './order-links.queries.ts'

interface Options {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  mailQueued: () => void
  company: Recipient
  /** None: there are no links. */
  linkSecrets: Secrets
}

/** Links to single orders, which need no sign-in. */
export const orderLinkRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, storefront, mailQueued, company, linkSecrets },
) => {
  async function readLinked(id: number) {
    const order = await getLinkedOrder(db, id)
    if (!order) throw notFound('order')
    return withTransfer(order, company)
  }

  app.post(
    '/api/linked-order',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The order that a signed link leads to; the body keeps the link out of logs',
        body: z.strictObject({ link: orderLinkSchema }),
        response: replies(linkedOrderSchema),
      },
    },
    async ({ body: { link } }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return readLinked(await requireOrderOfLink(db, linkSecrets, link))
    },
  )

  app.post(
    '/api/linked-order/cancel',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Cancels the order that a signed link leads to, as long as nobody has begun with it',
        body: z.strictObject({ link: orderLinkSchema }),
        response: replies(linkedOrderSchema),
      },
    },
    async ({ body: { link } }, reply) => {
      reply.header('cache-control', 'private, no-store')
      const id = await requireOrderOfLink(db, linkSecrets, link)
      const { changedTags } = await cancelLinkedOrder({ db, stock }, id)
      storefront.changed(changedTags)
      return readLinked(id)
    },
  )

  app.post(
    '/api/linked-order/cancel-line',
    {
      config: { access: 'anyone' },
      schema: {
        summary:
          'Cancels a line of the order that a signed link leads to, as long as nobody has begun with it',
        body: z.strictObject({ link: orderLinkSchema, itemId: orderIdSchema }),
        response: replies(linkedOrderSchema),
      },
    },
    async ({ body: { link, itemId } }, reply) => {
      reply.header('cache-control', 'private, no-store')
      const orderId = await requireOrderOfLink(db, linkSecrets, link)
      const { changedTags } = await cancelLine({ db, stock }, { orderId, itemId })
      storefront.changed(changedTags)
      mailQueued()
      return readLinked(orderId)
    },
  )

  app.get(
    '/api/tires/orders/:id/link',
    {
      config: { access: 'customer' },
      schema: {
        summary: "A signed link to one of the caller's own orders; null: links cannot be signed",
        params: z.strictObject({ id: orderIdParamSchema }),
        response: replies(orderLinkReplySchema),
      },
    },
    async (request) => {
      const order = await getLinkedToOf(db, { id: request.params.id, userId: requireCaller(request).uid })
      if (!order) throw notFound('order')
      return { link: signOrderLink(linkSecrets, order, new Date()) }
    },
  )
}
