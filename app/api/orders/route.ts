import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import { orderFormSchema, orderSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'
import { orderListQuerySchema, orderListSchema, OWN_ORDERS_PAGE_SIZE } from '@/lib/orders/order-requests'
import { listOwnOrders, placeOrder } from '@/lib/product-api/orders.server'

const idempotencyKeySchema = z.uuid()

export const GET = route(
  { role: 'customer', query: orderListQuerySchema, reply: orderListSchema },
  async ({ query, ...who }) => ({
    data: await listOwnOrders(who, { ...query, pageSize: OWN_ORDERS_PAGE_SIZE }),
  }),
)

export const POST = route(
  { role: 'customer', body: orderFormSchema, reply: orderSchema },
  async ({ body, request, ...who }) => {
    const key = idempotencyKeySchema.safeParse(request.headers.get(IDEMPOTENCY_KEY_HEADER))
    if (!key.success) throw missing(IDEMPOTENCY_KEY_HEADER)
    if (!body.consentPrivacy) throw missing('consentPrivacy')
    if (env.MARKETING_CONSENT_REQUIRED && !body.consentCommercial) throw missing('consentCommercial')
    if (body.expectedTotal === undefined) throw missing('expectedTotal')
    return { data: await placeOrder(who, body, key.data), status: 201 }
  },
)

function missing(path: string): ProblemError {
  return new ProblemError('invalid_request', `${path} is required`, {
    fields: [{ path, message: 'required' }],
  })
}
