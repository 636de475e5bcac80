import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { changeStatusSchema } from '@/lib/orders/order-requests'
import { readFor } from '@/lib/product-api/on-behalf.server'

/** The product API takes a form at a path that is the same for every order. Throws stale_status once the order has another status than `from`. */
export const PATCH = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: idParamSchema }),
    body: changeStatusSchema,
    reply: orderDetailSchema,
  },
  async ({ params, body, ...who }) => ({
    data: await readFor(who, {
      path: '/api/tires/orders/order/update',
      method: 'PATCH',
      form: { orderId: String(params.orderId), ...body },
      reply: orderDetailSchema,
    }),
  }),
)
