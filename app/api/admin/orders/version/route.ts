import { ordersVersionSchema } from '@bieznik/contract/back-office'
import { route } from '@/lib/http/route.server'
import { getOrdersVersion } from '@/lib/product-api/back-office.server'

export const GET = route({ role: 'staff', area: 'orders', reply: ordersVersionSchema }, async (who) => ({
  data: await getOrdersVersion(who),
}))
