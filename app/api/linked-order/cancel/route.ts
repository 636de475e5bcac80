import { orderLinkSchema, shownLinkedOrderSchema } from '@bieznik/contract/selling/order-link'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { cancelLinkedOrder } from '@/lib/product-api/order-links.server'

/** The link comes in the body, which no log has. */
export const POST = route(
  {
    role: 'anyone',
    limit: { name: 'linked-order-cancel', points: 20, seconds: 60, by: 'address' },
    body: z.strictObject({ link: orderLinkSchema }),
    reply: shownLinkedOrderSchema,
  },
  async ({ body: { link }, requestId }) => {
    const { name: _name, email: _email, ...order } = await cancelLinkedOrder(link, requestId)
    return { data: order }
  },
)
