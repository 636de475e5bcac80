import { orderSummarySchema } from '@bieznik/contract/order-desk'
import { route } from '@/lib/http/route.server'
import { getOrderSummary } from '@/lib/product-api/order-desk.server'

export const GET = route({ role: 'staff', reply: orderSummarySchema }, async (who) => ({
  data: await getOrderSummary(who),
}))
