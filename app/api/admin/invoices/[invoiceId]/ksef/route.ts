import { invoiceIdParamSchema } from '@bieznik/contract/invoice'
import { orderDetailSchema } from '@bieznik/contract/order'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { sendInvoiceAgain } from '@/lib/product-api/invoices.server'

export const POST = route(
  {
    role: 'staff',
    area: 'invoices',
    params: z.object({ invoiceId: invoiceIdParamSchema }),
    reply: orderDetailSchema,
  },
  async ({ params, ...who }) => ({ data: await sendInvoiceAgain(who, params.invoiceId) }),
)
