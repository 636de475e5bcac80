import { correctOrderSchema } from '@bieznik/contract/order-correction'
import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { correctOrder } from '@/lib/product-api/corrections.server'

export const POST = route(
  {
    role: 'staff',
    params: z.object({ orderId: orderIdParamSchema }),
    body: correctOrderSchema,
    reply: orderDetailSchema,
  },
  async ({ params, body, request, ...who }) => ({
    data: await correctOrder(who, params.orderId, { ...body, key: requireIdempotencyKey(request) }),
  }),
)
