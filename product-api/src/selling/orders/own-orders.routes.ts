import { ownOrders } from '@bieznik/contract/endpoints/own-orders'
import type { FastifyPluginAsync } from 'fastify'
import { cancelLine } from '../corrections/cancel-line.ts'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import type { Recipient } from '../../money/payments/transfer/recipient.ts'
import { withTransfer } from '../../money/payments/transfer/transfer-details.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { cancelOrder } from './cancel-order.ts'
import { getOrderDocument } from './order-document.queries.ts'
import { asOwnOrder, getOwnOrder } from './own-order.queries.ts'

type Options = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  mailQueued: () => void
  company: Recipient
}

/** What a buyer sees of the own orders, and may change of them. */
export const ownOrderRoutes: FastifyPluginAsync<Options> = async (
  app,
  { db, stock, storefront, mailQueued, company },
) => {
  implement(app, ownOrders.get, async ({ params: { orderId: id }, caller }) => {
    const order = await getOwnOrder(db, { id, userId: caller.uid })
    if (!order) throw notFound('order')
    return withTransfer(order, company)
  })

  implement(app, ownOrders.document, async ({ params: { orderId: id }, caller }) => {
    const document = await getOrderDocument(db, { id, userId: caller.uid })
    if (!document) throw notFound('order')
    return withTransfer(document, company)
  })

  implement(app, ownOrders.cancel, async ({ params: { orderId }, caller: { uid: userId } }) => {
    const { order, changedTags } = await cancelOrder({ db, stock }, { orderId, userId })
    storefront.changed(changedTags)
    return withTransfer(await asOwnOrder(db, order), company)
  })

  implement(app, ownOrders.cancelLine, async ({ params, caller: { uid: userId } }) => {
    const { order, changedTags } = await cancelLine({ db, stock }, { ...params, userId })
    storefront.changed(changedTags)
    mailQueued()
    return withTransfer(await asOwnOrder(db, order), company)
  })
}
