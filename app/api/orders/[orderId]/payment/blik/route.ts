import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { blikReplySchema, payByBlikSchema } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { payerOf } from '@/lib/payment/payer.server'
import { payByBlik } from '@/lib/product-api/order-payments.server'

const limit = { name: 'order-blik-codes', points: 10, seconds: 60, by: 'person' } as const
const params = z.object({ orderId: idParamSchema })
const body = payByBlikSchema.omit({ payer: true })

/** Pays one's own order with a BLIK code, and returns whether the bank asks for it in its app. */
export const POST = route(
  { role: 'customer', limit, params, body, reply: blikReplySchema },
  async ({ params: { orderId }, body: asked, request, ...who }) => {
    const key = requireIdempotencyKey(request)
    return { data: await payByBlik(who, orderId, { ...asked, payer: payerOf(request), key }) }
  },
)
