import { payLinkedByBlikSchema } from '@bieznik/contract/money/linked-payment'
import { blikReplySchema } from '@bieznik/contract/money/payment'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { route } from '@/lib/http/route.server'
import { payerOf } from '@/lib/payment/payer.server'
import { payLinkedByBlik } from '@/lib/product-api/linked-payments.server'

const limit = { name: 'linked-order-blik-codes', points: 10, seconds: 60, by: 'address' } as const
const body = payLinkedByBlikSchema.omit({ payer: true })

/** Pays the order of a signed link with a BLIK code. The link comes in the body, which no log has. */
export const POST = route(
  { role: 'anyone', limit, body, reply: blikReplySchema },
  async ({ body: asked, request, requestId }) => {
    const key = requireIdempotencyKey(request)
    return { data: await payLinkedByBlik({ ...asked, payer: payerOf(request), key }, requestId) }
  },
)
