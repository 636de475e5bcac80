import { route } from '@/lib/http/route.server'
import { ORDERS_PAGE_SIZE, orderListSchema } from '@/lib/orders/order-requests'
import { staffOrderListQuerySchema } from '@/lib/orders/staff-order-list'
import { listAllOrders } from '@/lib/product-api/orders.server'

export const GET = route(
  { role: 'staff', query: staffOrderListQuerySchema, reply: orderListSchema },
  async ({ query, ...who }) => ({ data: await listAllOrders(who, { ...query, pageSize: ORDERS_PAGE_SIZE }) }),
)
