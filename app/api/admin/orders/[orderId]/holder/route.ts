import { orderIdParamSchema } from '@bieznik/contract/order'
import { changeHolderSchema, orderWorkSchema } from '@bieznik/contract/order-work'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { changeHolder } from '@/lib/product-api/order-work.server'

export const PUT = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    body: changeHolderSchema,
    reply: orderWorkSchema,
  },
  async ({ params, body, ...who }) => ({ data: await changeHolder(who, params.orderId, body) }),
)
