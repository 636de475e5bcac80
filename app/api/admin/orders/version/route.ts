import { ordersVersionSchema } from '@bieznik/contract/order-desk'
import { route } from '@/lib/http/route.server'
import { getOrdersVersion } from '@/lib/product-api/order-desk.server'

export const GET = route({ role: 'staff', reply: ordersVersionSchema }, async (who) => ({
  data: await getOrdersVersion(who),
}))
