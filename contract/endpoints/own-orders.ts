import { idParamSchema } from '../platform/id-param.ts'
import { z } from 'zod'
import { orderDocumentSchema } from '../people/back-office.ts'
import { endpoint } from '../endpoint.ts'
import { orderLinkReplySchema } from '../selling/order-link.ts'
import { ownOrderSchema } from '../selling/own-order.ts'

const params = z.strictObject({ orderId: idParamSchema })

export const ownOrders = {
  get: endpoint({
    method: 'GET',
    path: '/api/orders/:orderId',
    at: '/api/{shop}/people/:userId/orders/:orderId',
    access: 'caller is {userId}',
    summary: "One of one's own orders",
    params,
    reply: ownOrderSchema,
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/orders/:orderId/document',
    at: '/api/{shop}/people/:userId/orders/:orderId/document',
    access: 'caller is {userId}',
    summary: "What the papers of one's own order name",
    params,
    reply: orderDocumentSchema,
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/orders/:orderId/link',
    at: '/api/tires/orders/:orderId/link',
    access: 'customer',
    summary: "A signed link to one of the caller's own orders; null: links cannot be signed",
    params,
    reply: orderLinkReplySchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/orders/:orderId/cancel',
    at: '/api/tires/orders/:orderId/cancel',
    access: 'customer',
    summary: "Cancels one's own order while its status is Pending",
    params,
    reply: ownOrderSchema,
  }),
  cancelLine: endpoint({
    method: 'POST',
    path: '/api/orders/:orderId/lines/:itemId/cancel',
    at: '/api/tires/orders/:orderId/lines/:itemId/cancel',
    access: 'customer',
    summary: "Cancels a line of one's own order while its status is Pending",
    params: params.extend({ itemId: idParamSchema }),
    reply: ownOrderSchema,
  }),
}
