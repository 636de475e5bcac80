import { UNASSIGNED } from '@bieznik/contract/selling/order-work'
import { route } from '@/lib/http/route.server'
import { ORDERS_PAGE_SIZE } from '@/lib/orders/order-requests'
import { staffOrderListQuerySchema, staffOrderListSchema } from '@/lib/orders/staff-order-list'
import { listAllOrders } from '@/lib/product-api/staff-orders.server'
import { listNames } from '@/lib/user-records/people-names.server'

export const GET = route(
  { role: 'staff', area: 'orders', query: staffOrderListQuerySchema, reply: staffOrderListSchema },
  async ({ query: { held, ...query }, ...who }) => {
    const heldBy = held?.map((holder) => (holder === 'me' ? who.caller.uid : UNASSIGNED))
    const list = await listAllOrders(who, { ...query, heldBy, pageSize: ORDERS_PAGE_SIZE })
    return { data: { ...list, people: await listNames(list.orders.flatMap((order) => order.heldBy ?? [])) } }
  },
)
