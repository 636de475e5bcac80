import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getLabel } from '@/lib/product-api/order-files.server'

export const GET = route(
  { role: 'staff', area: 'orders', params: z.object({ shipmentId: idParamSchema }), reply: z.never() },
  async ({ params, ...who }) => getLabel(who, params.shipmentId),
)
