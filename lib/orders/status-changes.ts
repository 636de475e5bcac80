import type { OrderStatus } from '@bieznik/contract/order-status'
import {
  statusMailSchema,
  statusOutcomesSchema,
  type ChangeStatuses,
  type StatusOutcomes,
  type UndoStatuses,
} from '@bieznik/contract/status-changes'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ADMIN_ORDERS, ORDERS_VERSION } from './order-queries'
import type { StaffOrderList } from './staff-order-list'

/** Shows what has changed in the lists; the rest is read once by the new version of the orders. */
function showsOutcomes(client: QueryClient) {
  return {
    onSuccess: async ({ changed }: StatusOutcomes) => {
      await client.cancelQueries({ queryKey: ADMIN_ORDERS })
      const statuses = new Map(changed.map(({ orderId, status }) => [orderId, status]))
      client.setQueriesData<StaffOrderList>(
        { queryKey: [...ADMIN_ORDERS, 'list'] },
        (list) =>
          list && {
            ...list,
            orders: list.orders.map((order) => ({
              ...order,
              status: statuses.get(order.id) ?? order.status,
            })),
          },
      )
      void client.invalidateQueries({ queryKey: [...ADMIN_ORDERS, 'one'] })
      void client.invalidateQueries({ queryKey: ORDERS_VERSION })
    },
    onError: () => void refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  }
}

export function changeStatusesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (change: ChangeStatuses) =>
      callBff('/api/admin/orders/status', { method: 'PATCH', json: change, reply: statusOutcomesSchema }),
    ...showsOutcomes(client),
  })
}

/** Undoes changes that the buyers have not heard of yet. */
export function undoStatusesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (undo: UndoStatuses) =>
      callBff('/api/admin/orders/undo', { method: 'POST', json: undo, reply: statusOutcomesSchema }),
    ...showsOutcomes(client),
  })
}

/** What the buyer would be told of a status. */
export function statusMailQuery(orderId: number, status: OrderStatus) {
  return queryOptions({
    queryKey: [...ADMIN_ORDERS, 'status-mail', orderId, status],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/orders/${orderId}/status-mail?${new URLSearchParams({ status })}`, {
        reply: statusMailSchema,
        signal,
      }),
  })
}
