import { orderSummarySchema } from '@bieznik/contract/back-office'
import { route } from '@/lib/http/route.server'
import { getOrderSummary } from '@/lib/product-api/back-office.server'

export const GET = route({ role: 'staff', area: 'orders', reply: orderSummarySchema }, async (who) => ({
  data: await getOrderSummary(who),
}))
