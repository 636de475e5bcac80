import { askDispatchSchema, dispatchOrdersSchema } from '@bieznik/contract/dispatch-order'
import { route } from '@/lib/http/route.server'
import { listDispatchOrders, orderCourier } from '@/lib/product-api/dispatch-orders.server'

export const GET = route({ role: 'staff', area: 'orders', reply: dispatchOrdersSchema }, async (who) => ({
  data: await listDispatchOrders(who),
}))

export const POST = route(
  { role: 'staff', area: 'orders', body: askDispatchSchema, reply: dispatchOrdersSchema },
  async ({ body, ...who }) => ({ data: await orderCourier(who, body) }),
)
