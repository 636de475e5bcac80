import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { issueInvoice } from '@/lib/product-api/invoices.server'

export const POST = route(
  {
    role: 'staff',
    area: 'invoices',
    params: z.object({ orderId: orderIdParamSchema }),
    reply: orderDetailSchema,
  },
  async ({ params, ...who }) => ({ data: await issueInvoice(who, params.orderId) }),
)
