import { paymentSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { refundPayment } from '@/lib/product-api/payments.server'

export const POST = route(
  { role: 'staff', params: z.object({ id: z.uuid() }), reply: paymentSchema },
  async ({ params: { id }, request, ...who }) => ({
    data: await refundPayment(who, { id, key: requireIdempotencyKey(request) }),
  }),
)
