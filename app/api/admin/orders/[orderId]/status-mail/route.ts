import { orderIdParamSchema } from '@bieznik/contract/order'
import { orderStatusSchema } from '@bieznik/contract/order-status'
import { statusMailSchema } from '@bieznik/contract/status-changes'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getStatusMail } from '@/lib/product-api/status-changes.server'

export const GET = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    query: z.object({ status: orderStatusSchema }),
    reply: statusMailSchema,
  },
  async ({ params, query, ...who }) => ({ data: await getStatusMail(who, params.orderId, query.status) }),
)
