import { orderStatuses } from '@bieznik/contract/endpoints/order-statuses'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import type { ChangeStatuses, StatusOutcomes, UndoStatuses } from '@bieznik/contract/selling/status-changes'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import type { ChangeStatus } from './order-requests'
import { ADMIN_ORDERS, ORDERS_VERSION, showsReply } from './staff-order-queries'
import type { StaffOrderList } from './staff-order-list'

export function changeStatusMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, ...change }: ChangeStatus & { orderId: number }) =>
      callBff(`/api/admin/orders/${orderId}/status`, {
        method: 'PATCH',
        json: change,
        reply: orderDetailSchema,
      }),
    ...showsReply(client),
  })
}

/** Undoes the last change of an order's status, which has not been mailed yet. */
export function undoStatusMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, change }: { orderId: number; change: number }) =>
      callEndpoint(orderStatuses.undo, { params: { id: orderId }, json: { change } }),
    ...showsReply(client),
  })
}

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
    mutationFn: (json: ChangeStatuses) => callEndpoint(orderStatuses.changeMany, { json }),
    ...showsOutcomes(client),
  })
}

/** Undoes changes that have not been mailed yet. */
export function undoStatusesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (json: UndoStatuses) => callEndpoint(orderStatuses.undoMany, { json }),
    ...showsOutcomes(client),
  })
}

/** What the mail to the buyer would say of a status. */
export function statusMailQuery(orderId: number, status: OrderStatus) {
  return queryOptions({
    ...endpointQuery(orderStatuses.mail, { params: { id: orderId }, query: { status } }, ADMIN_ORDERS),
  })
}
