import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { startedPaymentSchema, startPaymentSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { payOrder } from '@/lib/product-api/order-payments.server'

const limit = { name: 'order-payments', points: 20, seconds: 60, by: 'person' } as const
const params = z.object({ orderId: orderIdParamSchema })

/** Begins a payment of one's own order, and returns the page of the provider where it is made. */
export const POST = route(
  { role: 'customer', limit, params, body: startPaymentSchema, reply: startedPaymentSchema },
  async ({ params: { orderId }, body, request, ...who }) => ({
    data: await payOrder(who, orderId, { ...body, key: requireIdempotencyKey(request) }),
  }),
)
