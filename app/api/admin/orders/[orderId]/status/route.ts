import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { changeStatusSchema } from '@/lib/orders/order-requests'
import { changeOrderStatus } from '@/lib/product-api/staff-orders.server'

export const PATCH = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    body: changeStatusSchema,
    reply: orderDetailSchema,
  },
  async ({ params, body, ...who }) => ({ data: await changeOrderStatus(who, params.orderId, body) }),
)
