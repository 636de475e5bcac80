import { orderFormSchema } from '@bieznik/contract/selling/order-form'
import { orderSchema } from '@bieznik/contract/selling/order'
import { env } from '@/lib/env.server'
import { clientAddress } from '@/lib/http/client-address.server'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { ProblemError } from '@/lib/http/problem-error'
import { limiterOf } from '@/lib/http/rate-limit.server'
import { route } from '@/lib/http/route.server'
import { orderListQuerySchema, orderListSchema, OWN_ORDERS_PAGE_SIZE } from '@/lib/orders/order-requests'
import { listOwnOrders, placeOrder } from '@/lib/product-api/orders.server'

/** A new guest costs nothing, so orders of guests are counted by address. Many people may share one. */
const countGuestOrder = limiterOf({ name: 'guest_order', points: 10, seconds: 10 * 60 })

export const GET = route(
  { role: 'customer', query: orderListQuerySchema, reply: orderListSchema },
  async ({ query, ...who }) => ({
    data: await listOwnOrders(who, { ...query, pageSize: OWN_ORDERS_PAGE_SIZE }),
  }),
)

export const POST = route(
  { role: 'customer', body: orderFormSchema, reply: orderSchema },
  async ({ body, request, ...who }) => {
    const key = requireIdempotencyKey(request)
    if (!body.consentPrivacy) throw missing('consentPrivacy')
    if (env.MARKETING_CONSENT_REQUIRED && !body.consentCommercial) throw missing('consentCommercial')
    if (body.expectedTotal === undefined) throw missing('expectedTotal')
    if (who.caller.isGuest) await countGuestOrder(clientAddress(request))
    return { data: await placeOrder(who, body, key), status: 201 }
  },
)

function missing(path: string): ProblemError {
  return new ProblemError('invalid_request', `${path} is required`, {
    fields: [{ path, message: 'required' }],
  })
}
