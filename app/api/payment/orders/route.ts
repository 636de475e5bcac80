import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { createPaymentSchema, walletPaymentSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { createPayment } from '@/lib/product-api/payments.server'

const limit = { name: 'payment-orders', points: 20, seconds: 60, by: 'person' } as const

export const POST = route(
  { role: 'customer', limit, body: createPaymentSchema, reply: walletPaymentSchema },
  async ({ body, request, ...who }) => {
    const key = z.uuid().safeParse(request.headers.get(IDEMPOTENCY_KEY_HEADER))
    if (!key.success)
      throw new ProblemError('invalid_request', `${IDEMPOTENCY_KEY_HEADER} is required`, {
        fields: [{ path: IDEMPOTENCY_KEY_HEADER, message: 'required' }],
      })
    return { data: await createPayment(who, body, key.data), status: 201 }
  },
)
