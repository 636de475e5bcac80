import { correctInvoiceSchema } from '@bieznik/contract/invoice'
import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { correctInvoice } from '@/lib/product-api/invoices.server'

export const POST = route(
  {
    role: 'staff',
    params: z.object({ orderId: orderIdParamSchema }),
    body: correctInvoiceSchema,
    reply: orderDetailSchema,
  },
  async ({ params, body, ...who }) => ({ data: await correctInvoice(who, params.orderId, body) }),
)
