import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { orderLinkReplySchema } from '@bieznik/contract/selling/order-link'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getOrderLink } from '@/lib/product-api/order-links.server'

/** A link to one's own order that works without an account. */
export const GET = route(
  {
    role: 'customer',
    params: z.object({ orderId: orderIdParamSchema }),
    reply: orderLinkReplySchema,
  },
  async ({ params, ...who }) => ({ data: await getOrderLink(who, params.orderId) }),
)
