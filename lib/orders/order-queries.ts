import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import { orderDetailSchema, orderFormSchema, orderSchema, type OrderForm } from '@bieznik/contract/order'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { cartQuery } from '@/lib/cart/cart-queries'
import { callBff } from '@/lib/http/bff'
import { orderListSchema, type ChangeStatus, type OrderListQuery } from './order-requests'
import { staffOrderSchema } from './staff-order'

export function ownOrdersQuery(uid: string) {
  return queryOptions({
    queryKey: ['orders', uid],
    queryFn: ({ signal }) => callBff('/api/orders', { reply: z.array(orderSchema), signal }),
  })
}

/**
 * The same `key` places the same order, however often it is sent. What is cached stays as it is when it is placed: the
 * orders are a full page load away, and until then nobody is to read that the cart is empty.
 */
export function placeOrderMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({ order, key }: { order: OrderForm; key: string }) =>
      callBff('/api/orders', {
        method: 'POST',
        json: z.encode(orderFormSchema, order),
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        reply: orderSchema,
      }),
    onError: () => client.invalidateQueries(cartQuery(uid)),
  })
}

export const ADMIN_ORDERS = ['admin', 'orders'] as const

export function allOrdersQuery(query: OrderListQuery) {
  const search = new URLSearchParams({ page: String(query.page) })
  if (query.status) search.set('status', query.status)
  if (query.search) search.set('search', query.search)
  return queryOptions({
    queryKey: [...ADMIN_ORDERS, 'list', query],
    queryFn: ({ signal }) => callBff(`/api/admin/orders?${search}`, { reply: orderListSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

export function orderQuery(orderId: number) {
  return queryOptions({
    queryKey: [...ADMIN_ORDERS, 'one', orderId],
    queryFn: ({ signal }) => callBff(`/api/admin/orders/${orderId}`, { reply: staffOrderSchema, signal }),
  })
}

export function changeStatusMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, ...change }: ChangeStatus & { orderId: number }) =>
      callBff(`/api/admin/orders/${orderId}/status`, {
        method: 'PATCH',
        json: change,
        reply: orderDetailSchema,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ADMIN_ORDERS }),
  })
}
