import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getOrderContract } from '@/lib/product-api/order-files.server'

export const GET = route(
  { role: 'customer', params: z.object({ orderId: orderIdParamSchema }), reply: z.never() },
  async ({ params, ...who }) => getOrderContract(who, params.orderId),
)
