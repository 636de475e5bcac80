import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import { orderIdParamSchema } from '@bieznik/contract/order'
import { startedPaymentSchema, startPaymentSchema } from '@bieznik/contract/payment'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { payOrder } from '@/lib/product-api/order-payments.server'

const limit = { name: 'order-payments', points: 20, seconds: 60, by: 'person' } as const
const params = z.object({ orderId: orderIdParamSchema })

/** Begins a payment of one's own order, and answers the page of the provider where it is made. */
export const POST = route(
  { role: 'customer', limit, params, body: startPaymentSchema, reply: startedPaymentSchema },
  async ({ params: { orderId }, body, request, ...who }) => {
    const key = z.uuid().safeParse(request.headers.get(IDEMPOTENCY_KEY_HEADER))
    if (!key.success)
      throw new ProblemError('invalid_request', `${IDEMPOTENCY_KEY_HEADER} is required`, {
        fields: [{ path: IDEMPOTENCY_KEY_HEADER, message: 'required' }],
      })
    return { data: await payOrder(who, orderId, { ...body, key: key.data }) }
  },
)
