import { returnGoodsSchema } from '@bieznik/contract/goods-return'
import { orderIdParamSchema } from '@bieznik/contract/order'
import { orderReturnsSchema } from '@bieznik/contract/refund'
import { z } from 'zod'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { getOrderReturns, returnGoods } from '@/lib/product-api/corrections.server'

const params = z.object({ orderId: orderIdParamSchema })

export const GET = route(
  { role: 'staff', params, reply: orderReturnsSchema },
  async ({ params: { orderId }, ...who }) => ({ data: await getOrderReturns(who, orderId) }),
)

export const POST = route(
  { role: 'staff', params, body: returnGoodsSchema, reply: orderReturnsSchema },
  async ({ params: { orderId }, body, request, ...who }) => ({
    data: await returnGoods(who, orderId, { ...body, key: requireIdempotencyKey(request) }),
  }),
)
