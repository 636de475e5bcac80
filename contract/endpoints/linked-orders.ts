import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { orderLinkSchema, shownLinkedOrderSchema } from '../selling/order-link.ts'

/* By the signed link to an order, without signing in. The link comes in the body, which no log has. */

const limit = { points: 20, seconds: 60, by: 'address' } as const

export const linkedOrders = {
  cancel: endpoint({
    method: 'POST',
    path: '/api/linked-order/cancel',
    access: 'anyone',
    summary: 'Cancels the order that a signed link leads to while its status is Pending',
    body: z.strictObject({ link: orderLinkSchema }),
    reply: shownLinkedOrderSchema,
    limit,
  }),
  cancelLine: endpoint({
    method: 'POST',
    path: '/api/linked-order/cancel-line',
    access: 'anyone',
    summary: 'Cancels a line of the order that a signed link leads to while its status is Pending',
    body: z.strictObject({ link: orderLinkSchema, itemId: orderIdSchema }),
    reply: shownLinkedOrderSchema,
    limit,
  }),
}
