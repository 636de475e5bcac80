import { orderIdListSchema } from '@bieznik/contract/selling/order-list'
import { z } from 'zod'
import { route } from '@/lib/http/route.server'
import { getLabels } from '@/lib/product-api/order-files.server'

export const GET = route(
  { role: 'staff', area: 'orders', query: z.object({ orders: orderIdListSchema }), reply: z.never() },
  async ({ query, ...who }) => getLabels(who, query.orders),
)
