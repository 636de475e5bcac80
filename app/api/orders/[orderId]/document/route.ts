import { orderIdParamSchema } from '@bieznik/contract/selling/order'
import { orderDocumentSchema } from '@bieznik/contract/people/back-office'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getOwnOrderDocument } from '@/lib/product-api/orders.server'

export const GET = route(
  { role: 'customer', params: z.object({ orderId: orderIdParamSchema }), reply: orderDocumentSchema },
  async ({ params, ...who }) => ({ data: await getOwnOrderDocument(who, params.orderId) }),
)
