import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { orderLinkSchema } from '../selling/order-link.ts'
import { ownOrderSchema } from '../selling/own-order.ts'

/* By the signed link to an order, without signing in. The link comes in the body, which no log has. */

const limit = { points: 20, seconds: 60, by: 'address' } as const

export const linkedOrders = {
  read: endpoint({
    method: 'POST',
    path: '/api/linked-order',
    at: '/api/linked-order/shown',
    access: 'anyone',
    summary: 'The order that a signed link leads to, as its page shows it',
    body: z.strictObject({ link: orderLinkSchema }),
    reply: ownOrderSchema,
    limit: { points: 60, seconds: 60, by: 'address' },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/linked-order/cancel',
    access: 'anyone',
    summary: 'Cancels the order that a signed link leads to while its status is Pending',
    body: z.strictObject({ link: orderLinkSchema }),
    reply: ownOrderSchema,
    limit,
  }),
  cancelLine: endpoint({
    method: 'POST',
    path: '/api/linked-order/cancel-line',
    access: 'anyone',
    summary: 'Cancels a line of the order that a signed link leads to while its status is Pending',
    body: z.strictObject({ link: orderLinkSchema, itemId: orderIdSchema }),
    reply: ownOrderSchema,
    limit,
  }),
}
