import { correctBuyerSchema } from '@bieznik/contract/invoice-buyer'
import { orderDetailSchema, orderIdParamSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { correctInvoicedBuyer } from '@/lib/product-api/invoices.server'

export const POST = route(
  {
    role: 'staff',
    params: z.object({ orderId: orderIdParamSchema }),
    body: correctBuyerSchema,
    reply: orderDetailSchema,
  },
  async ({ params, body, ...who }) => ({ data: await correctInvoicedBuyer(who, params.orderId, body) }),
)
