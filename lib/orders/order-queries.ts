import { ownOrders } from '@bieznik/contract/endpoints/own-orders'
import { orderFormSchema, type OrderForm } from '@bieznik/contract/selling/order-form'
import { orderSchema } from '@bieznik/contract/selling/order'
import { linkedOrders } from '@bieznik/contract/endpoints/linked-orders'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { cartQuery } from '@/lib/cart/cart-queries'
import { callForCartOf } from '@/lib/cart/send-intent'
import { callBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { callOpenEndpoint } from '@/lib/http/call-open-endpoint'
import { problemCodeOf } from '@/lib/http/problem-error'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { buyerKey, type OrderBuyer } from './order-buyer'
import { orderListSchema, searchOf, type OrderListQuery } from './order-requests'

/** A page of one's own orders; the key carries the uid, so that no one ever sees another's. */
export function ownOrdersQuery(uid: string, query: OrderListQuery) {
  return queryOptions({
    queryKey: ['orders', uid, 'list', query],
    queryFn: ({ signal }) => callBff(`/api/orders?${searchOf(query)}`, { reply: orderListSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

/** An order as its buyer sees it; another's is `not_found`. */
export function ownOrderQuery(buyer: OrderBuyer, orderId: number) {
  return queryOptions({
    queryKey: ['orders', buyerKey(buyer), 'one', orderId],
    queryFn: ({ signal }) =>
      'link' in buyer
        ? callOpenEndpoint(linkedOrders.read, { json: { link: buyer.link } }, signal)
        : callEndpoint(ownOrders.get, { params: { orderId } }, signal),
  })
}

function cancel(buyer: OrderBuyer, orderId: number, itemId: number | null): Promise<OwnOrder> {
  if ('link' in buyer)
    return itemId === null
      ? callOpenEndpoint(linkedOrders.cancel, { json: { link: buyer.link } })
      : callOpenEndpoint(linkedOrders.cancelLine, { json: { link: buyer.link, itemId } })
  return itemId === null
    ? callEndpoint(ownOrders.cancel, { params: { orderId } })
    : callEndpoint(ownOrders.cancelLine, { params: { orderId, itemId } })
}

/** Cancels one line, or the whole order (null), and shows what it is then; a refusal is followed by reading what is true. */
export function cancelMutation(client: QueryClient, buyer: OrderBuyer, orderId: number) {
  return mutationOptions({
    mutationFn: (itemId: number | null) => cancel(buyer, orderId, itemId),
    onSuccess: (order) => client.setQueryData(ownOrderQuery(buyer, orderId).queryKey, order),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders', buyerKey(buyer)] }),
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
