import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getOrder } from '@/lib/product-api/orders.server'

export const GET = route(
  { role: 'staff', params: z.object({ orderId: orderIdParamSchema }), reply: orderDetailSchema },
  async ({ params, ...who }) => ({ data: await getOrder(who, params.orderId) }),
)
