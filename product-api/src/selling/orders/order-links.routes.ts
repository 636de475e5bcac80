import type { Secrets } from '@bieznik/backend-kit/signature'
import { linkedOrders } from '@bieznik/contract/endpoints/linked-orders'
import { orderWork } from '@bieznik/contract/endpoints/order-work'
import { ownOrders } from '@bieznik/contract/endpoints/own-orders'
import { linkedOrderSchema, orderLinkSchema } from '@bieznik/contract/selling/order-link'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cancelLine } from '../corrections/cancel-line.ts'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import { getPaymentToMake } from '../../money/payments/pay-order.ts'
import type { PaymentProviders } from '../../money/payments/payment-provider.ts'
import type { Recipient } from '../../money/payments/transfer/recipient.ts'
import { withTransfer } from '../../money/payments/transfer/transfer-details.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { cancelLinkedOrder } from './cancel-order.ts'
import { requireOrderOfLink, signOrderLink } from './order-link.ts'
import { getLinkedTo } from './order-links.queries.ts'
import { asOwnOrder, getBuyersOrder, getOwnOrder } from './own-order.queries.ts'

interface Options {
  db: Database
  stock: StockKeeper
  providers: PaymentProviders
  storefront: StorefrontNotifier
  mailQueued: () => void
  company: Recipient
  /** None: there are no links. */
  linkSecrets: Secrets
}

/** Links to single orders, which need no sign-in. */
export const orderLinkRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, stock, providers, storefront, mailQueued, company, linkSecrets },
) => {
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
      const order = await getBuyersOrder(db, { id: await requireOrderOfLink(db, linkSecrets, link) })
      if (!order) throw notFound('order')
      return {
        ...withTransfer(order, company),
        payment: await getPaymentToMake({ db, providers, company }, order),
      }
    },
  )

  implement(app, linkedOrders.read, async ({ body: { link } }) => {
    const order = await getOwnOrder(db, { id: await requireOrderOfLink(db, linkSecrets, link) })
    if (!order) throw notFound('order')
    return withTransfer(order, company)
  })

  implement(app, linkedOrders.cancel, async ({ body: { link } }) => {
    const id = await requireOrderOfLink(db, linkSecrets, link)
    const { order, changedTags } = await cancelLinkedOrder({ db, stock }, id)
    storefront.changed(changedTags)
    return withTransfer(await asOwnOrder(db, order), company)
  })

  implement(app, linkedOrders.cancelLine, async ({ body: { link, itemId } }) => {
    const orderId = await requireOrderOfLink(db, linkSecrets, link)
    const { order, changedTags } = await cancelLine({ db, stock }, { orderId, itemId })
    storefront.changed(changedTags)
    mailQueued()
    return withTransfer(await asOwnOrder(db, order), company)
  })

  implement(app, orderWork.buyersLink, async ({ params: { id } }) => {
    const order = await getLinkedTo(db, { id })
    if (!order) throw notFound('order')
    return { link: signOrderLink(linkSecrets, order, new Date()) }
  })

  implement(app, ownOrders.link, async ({ params: { orderId: id }, caller }) => {
    const order = await getLinkedTo(db, { id, userId: caller.uid })
    if (!order) throw notFound('order')
    return { link: signOrderLink(linkSecrets, order, new Date()) }
  })
}
