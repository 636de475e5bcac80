import { walletPaymentSchema, walletOrderIdSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { capturePayment } from '@/lib/product-api/payments.server'

const limit = { name: 'payment-captures', points: 20, seconds: 60, by: 'person' } as const

export const POST = route(
  { role: 'customer', limit, params: z.object({ id: walletOrderIdSchema }), reply: walletPaymentSchema },
  async ({ params, ...who }) => ({ data: await capturePayment(who, params.id) }),
)
