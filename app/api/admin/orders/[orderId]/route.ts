import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { staffOrderSchema } from '@/lib/orders/staff-order'
import { getStaffOrder } from '@/lib/orders/staff-order.server'

export const GET = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: idParamSchema }),
    reply: staffOrderSchema,
  },
  async ({ params, ...who }) => ({ data: await getStaffOrder(who, params.orderId) }),
)
