import { invoiceIdParamSchema } from '@bieznik/contract/money/invoice'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getInvoiceFile } from '@/lib/product-api/order-files.server'

export const GET = route(
  { role: 'customer', params: z.object({ invoiceId: invoiceIdParamSchema }), reply: z.never() },
  async ({ params, ...who }) => getInvoiceFile(who, params.invoiceId, 'pdf'),
)
