import { ownOrders } from '@bieznik/contract/endpoints/own-orders'
import { orderFormSchema, type OrderForm } from '@bieznik/contract/selling/order-form'
import { orderSchema } from '@bieznik/contract/selling/order'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { cartQuery } from '@/lib/cart/cart-queries'
import { callForCartOf } from '@/lib/cart/send-intent'
import { callBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { problemCodeOf } from '@/lib/http/problem-error'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { orderListSchema, searchOf, type OrderListQuery } from './order-requests'

/** A page of one's own orders; the key carries the uid, so that no one ever sees another's. */
export function ownOrdersQuery(uid: string, query: OrderListQuery) {
  return queryOptions({
    queryKey: ['orders', uid, 'list', query],
    queryFn: ({ signal }) => callBff(`/api/orders?${searchOf(query)}`, { reply: orderListSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One of one's own orders; another's is `not_found`. */
export function ownOrderQuery(uid: string, orderId: number) {
  return queryOptions({
    queryKey: ['orders', uid, 'one', orderId],
    queryFn: ({ signal }) => callEndpoint(ownOrders.get, { params: { orderId } }, signal),
  })
}

/** Shows the canceled order in place of the one that was shown; a refusal is followed by reading what is true. */
export function cancelOrderMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (orderId: number) => callEndpoint(ownOrders.cancel, { params: { orderId } }),
    ...showsOwn(client, uid),
  })
}

function showsOwn(client: QueryClient, uid: string) {
  return {
    onSuccess: (order: OwnOrder) => client.setQueryData(ownOrderQuery(uid, order.id).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders', uid] }),
  }
}

/** The same for one line; the only line of an order cancels it. */
export function cancelLineMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (params: { orderId: number; itemId: number }) =>
      callEndpoint(ownOrders.cancelLine, { params }),
    ...showsOwn(client, uid),
  })
}

/** A link to one's own order that works without an account. */
export function orderLinkQuery(uid: string, orderId: number) {
  return queryOptions({
    queryKey: ['orders', uid, 'link', orderId],
    queryFn: ({ signal }) => callEndpoint(ownOrders.link, { params: { orderId } }, signal),
    staleTime: Infinity,
  })
}

/** Codes after which the same request may be sent again under its idempotency key: it may or may not have arrived. */
const UNANSWERED = new Set(['unavailable', 'upstream_failed'])

/** It is not known whether the call did what was asked. */
export const isUnanswered = (error: unknown) => UNANSWERED.has(problemCodeOf(error))

/**
 * The same `key` places the same order, however often it is sent. What is cached stays as it is when it is placed: the
 * orders are a full page load away, and until then the buyer is not to read that the cart is empty.
 */
export function placeOrderMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: ({ order, key }: { order: OrderForm; key: string }) =>
      callForCartOf(uid, () =>
        callBff('/api/orders', {
          method: 'POST',
          json: z.encode(orderFormSchema, order),
          key,
          reply: orderSchema,
        }),
      ),
    retry: (failures, error) => failures < 1 && isUnanswered(error),
    onError: () => refetchQueries(client, cartQuery(uid)),
  })
}
