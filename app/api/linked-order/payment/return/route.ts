import { linkedPaymentSchema } from '@bieznik/contract/money/linked-payment'
import { orderPaymentSchema } from '@bieznik/contract/money/payment'
import { route } from '@/lib/http/route.server'
import { returnToLinkedOrder } from '@/lib/product-api/linked-payments.server'

const limit = { name: 'linked-order-payment-returns', points: 60, seconds: 60, by: 'address' } as const

/** What is known of the payment for the order of a signed link, after the provider was asked. */
export const POST = route(
  { role: 'anyone', limit, body: linkedPaymentSchema, reply: orderPaymentSchema },
  async ({ body: { link }, requestId }) => ({ data: await returnToLinkedOrder(link, requestId) }),
)
