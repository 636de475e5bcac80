import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { orderPaymentSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { returnToOrder } from '@/lib/product-api/order-payments.server'

const limit = { name: 'order-payment-returns', points: 60, seconds: 60, by: 'person' } as const

/** What is known of the payment for one's own order, after the provider was asked. */
export const POST = route(
  {
    role: 'customer',
    limit,
    params: z.object({ orderId: orderIdParamSchema }),
    reply: orderPaymentSchema,
  },
  async ({ params, ...who }) => ({ data: await returnToOrder(who, params.orderId) }),
)
