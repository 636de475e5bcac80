import { orderIdParamSchema } from '@bieznik/contract/order'
import { orderDocumentSchema } from '@bieznik/contract/back-office'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getOrderDocument } from '@/lib/product-api/back-office.server'

export const GET = route(
  {
    role: 'staff',
    area: 'orders',
    params: z.object({ orderId: orderIdParamSchema }),
    reply: orderDocumentSchema,
  },
  async ({ params, ...who }) => ({ data: await getOrderDocument(who, params.orderId) }),
)
