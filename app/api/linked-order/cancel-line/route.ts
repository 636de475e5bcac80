import { orderIdSchema } from '@bieznik/contract/selling/order-id'
import { orderLinkSchema, shownLinkedOrderSchema } from '@bieznik/contract/selling/order-link'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { cancelLinkedLine } from '@/lib/product-api/order-links.server'

/** The link comes in the body, which no log has. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'linked-order-cancel-line', points: 20, seconds: 60, by: 'address' },
    body: z.strictObject({ link: orderLinkSchema, itemId: orderIdSchema }),
    reply: shownLinkedOrderSchema,
  },
  async ({ body, requestId }) => {
    const { name: _name, email: _email, ...order } = await cancelLinkedLine(body, requestId)
    return { data: order }
  },
)
