import { payLinkedOrderSchema } from '@bieznik/contract/money/linked-payment'
import { startedPaymentSchema } from '@bieznik/contract/money/payment'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { payLinkedOrder } from '@/lib/product-api/linked-payments.server'

const limit = { name: 'linked-order-payments', points: 20, seconds: 60, by: 'address' } as const

/** Begins a payment of the order of a signed link. The link comes in the body, which no log has. */
export const POST = route(
  { role: 'anyone', limit, body: payLinkedOrderSchema, reply: startedPaymentSchema },
  async ({ body, request, requestId }) => ({
    data: await payLinkedOrder({ ...body, key: requireIdempotencyKey(request) }, requestId),
  }),
)
