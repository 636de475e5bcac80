import { orderDetailSchema, orderIdParamSchema, undoStatusSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { undoOrderStatus } from '@/lib/product-api/orders.server'

export const POST = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    body: undoStatusSchema,
    reply: orderDetailSchema,
  },
  async ({ params, body, ...who }) => ({ data: await undoOrderStatus(who, params.orderId, body) }),
)
