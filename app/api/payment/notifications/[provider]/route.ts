import { notifyingProviders } from '@bieznik/contract/money/payment-providers'
import { z } from 'zod'
import { readJsonText } from '@/lib/http/read-body.server'
import { route } from '@/lib/http/route.server'
import { passOnNotification } from '@/lib/product-api/order-payments.server'

const limit = { name: 'payment-notifications', points: 300, seconds: 60, by: 'address' } as const
const params = z.object({ provider: z.enum(notifyingProviders) })

/**
 * A payment provider's notification. It comes from the provider's servers, without an Origin header; the product API verifies its
 * signature.
 */
export const POST = route(
  {
    role: 'anyone',
    limit,
    params,
    read: readJsonText,
    body: z.string(),
    reply: z.strictObject({ status: z.literal('ok') }),
  },
  async ({ params: { provider }, body, requestId }) => {
    await passOnNotification(provider, { text: body, requestId })
    // Przelewy24 repeats a notification until the response is 200.
    return { data: { status: 'ok' as const } }
  },
)
