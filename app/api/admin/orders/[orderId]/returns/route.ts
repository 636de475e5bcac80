import { returnGoodsSchema } from '@bieznik/contract/goods-return'
import { orderIdParamSchema } from '@bieznik/contract/order'
import { orderReturnsSchema } from '@bieznik/contract/refund'
import { z } from 'zod'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { returnGoods } from '@/lib/product-api/corrections.server'

export const POST = route(
  {
    role: 'staff',
    area: 'returns',
    params: z.object({ orderId: orderIdParamSchema }),
    body: returnGoodsSchema,
    reply: orderReturnsSchema,
  },
  async ({ params: { orderId }, body, request, ...who }) => ({
    data: await returnGoods(who, orderId, { ...body, key: requireIdempotencyKey(request) }),
  }),
)
