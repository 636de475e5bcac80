import { orderIdParamSchema } from '@bieznik/contract/order'
import { changeTagSchema, orderWorkSchema } from '@bieznik/contract/order-work'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { changeTag } from '@/lib/product-api/order-work.server'

export const PUT = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    body: changeTagSchema,
    reply: orderWorkSchema,
  },
  async ({ params, body, ...who }) => ({ data: await changeTag(who, params.orderId, body) }),
)
