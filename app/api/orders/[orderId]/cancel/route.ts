import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { ownOrderSchema } from '@/lib/orders/own-order'
import { cancelOwnOrder } from '@/lib/product-api/orders.server'

export const POST = route(
  { role: 'customer', params: z.object({ orderId: orderIdParamSchema }), reply: ownOrderSchema },
  async ({ params, ...who }) => ({ data: await cancelOwnOrder(who, params.orderId) }),
)
