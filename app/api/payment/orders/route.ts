import { createPaymentSchema, walletPaymentSchema } from '@bieznik/contract/money/payment'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { createPayment } from '@/lib/product-api/payments.server'

const limit = { name: 'payment-orders', points: 20, seconds: 60, by: 'person' } as const

export const POST = route(
  { role: 'customer', limit, body: createPaymentSchema, reply: walletPaymentSchema },
  async ({ body, request, ...who }) => ({
    data: await createPayment(who, body, requireIdempotencyKey(request)),
    status: 201,
  }),
)
