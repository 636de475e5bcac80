import { route } from '@/lib/http/route.server'
import { ORDERS_PAGE_SIZE, orderListQuerySchema, orderListSchema } from '@/lib/orders/order-requests'
import { listAllOrders } from '@/lib/product-api/orders.server'

export const GET = route(
  { role: 'staff', query: orderListQuerySchema, reply: orderListSchema },
  async ({ query, ...who }) => ({ data: await listAllOrders(who, { ...query, pageSize: ORDERS_PAGE_SIZE }) }),
)
