import { orderIdParamSchema } from '@bieznik/contract/order'
import { orderReturnsSchema, refundOrderSchema } from '@bieznik/contract/refund'
import { z } from 'zod'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { refundOrder } from '@/lib/product-api/corrections.server'

export const POST = route(
  {
    role: 'staff',
    params: z.object({ orderId: orderIdParamSchema }),
    body: refundOrderSchema,
    reply: orderReturnsSchema,
  },
  async ({ params: { orderId }, body, request, ...who }) => ({
    data: await refundOrder(who, orderId, { ...body, key: requireIdempotencyKey(request) }),
  }),
)
