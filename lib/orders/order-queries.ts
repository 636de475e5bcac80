import { orderStatuses } from '@bieznik/contract/endpoints/order-statuses'
import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import type { Invoice } from '@bieznik/contract/invoice'
import { orderFormSchema, type OrderForm } from '@bieznik/contract/order-form'
import { orderDetailSchema, orderSchema, type OrderDetail } from '@bieznik/contract/order'
import { orderLinkReplySchema } from '@bieznik/contract/order-link'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { cartQuery } from '@/lib/cart/cart-queries'
import { callForCartOf } from '@/lib/cart/send-intent'
import { callBff } from '@/lib/http/bff'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { problemCodeOf } from '@/lib/http/problem-error'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { orderListSchema, type ChangeStatus, type OrderListQuery } from './order-requests'
import { ownOrderSchema, type OwnOrder } from './own-order'
import { staffOrderSchema } from './staff-order'
import { staffOrderListSchema, type StaffOrderList, type StaffOrderListQuery } from './staff-order-list'

function searchOf({ page, ...filter }: OrderListQuery): URLSearchParams {
  const params = new URLSearchParams({ page: String(page) })
  for (const [key, value] of Object.entries(filter)) if (value) params.set(key, value)
  return params
}

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
    queryFn: ({ signal }) => callBff(`/api/orders/${orderId}`, { reply: ownOrderSchema, signal }),
  })
}

/** Shows the canceled order in place of the one that was shown; a refusal is followed by reading what is true. */
export function cancelOrderMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (orderId: number) =>
      callBff(`/api/orders/${orderId}/cancel`, { method: 'POST', reply: ownOrderSchema }),
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
    mutationFn: ({ orderId, itemId }: { orderId: number; itemId: number }) =>
      callBff(`/api/orders/${orderId}/lines/${itemId}/cancel`, { method: 'POST', reply: ownOrderSchema }),
    ...showsOwn(client, uid),
  })
}

/** A link to one's own order that works without an account. */
export function orderLinkQuery(uid: string, orderId: number) {
  return queryOptions({
    queryKey: ['orders', uid, 'link', orderId],
    queryFn: ({ signal }) => callBff(`/api/orders/${orderId}/link`, { reply: orderLinkReplySchema, signal }),
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
      callForCartOf(uid, '/api/orders', {
        method: 'POST',
        json: z.encode(orderFormSchema, order),
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
        reply: orderSchema,
      }),
    retry: (failures, error) => failures < 1 && isUnanswered(error),
    onError: () => refetchQueries(client, cartQuery(uid)),
  })
}

export const ADMIN_ORDERS = ['admin', 'orders'] as const

/** Changes with every order; a new one makes staff's screens read their orders again. */
export const ORDERS_VERSION = ['admin', 'orders-version'] as const

export function allOrdersQuery(query: StaffOrderListQuery) {
  return queryOptions({
    queryKey: [...ADMIN_ORDERS, 'list', query],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/orders?${searchOf(query)}`, { reply: staffOrderListSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How often staff's screen of an order asks for the number of an invoice in KSeF, in milliseconds. */
const KSEF_EVERY_MS = 5_000

/** KSeF has not given it a number yet: a correction, which names it, has to wait. */
export const isOnItsWay = ({ ksef }: Invoice): boolean => ksef?.state === 'waiting' || ksef?.state === 'sent'

/** KSeF did not take it: a person has to look at it. */
export const isStopped = ({ ksef }: Invoice): boolean =>
  ksef?.state === 'refused' || ksef?.state === 'number_taken'

/** Its number or its confirmation is still to come. */
const awaitsKsef = (invoice: Invoice): boolean =>
  isOnItsWay(invoice) || (invoice.ksef?.state === 'accepted' && !invoice.ksef.isConfirmed)

export function orderQuery(orderId: number) {
  return queryOptions({
    queryKey: [...ADMIN_ORDERS, 'one', orderId],
    queryFn: ({ signal }) => callBff(`/api/admin/orders/${orderId}`, { reply: staffOrderSchema, signal }),
    refetchInterval: ({ state: { data } }) => (data?.invoices?.some(awaitsKsef) ? KSEF_EVERY_MS : false),
  })
}

/** Whatever comes of a call, what is shown of the orders is read again: another may have been faster, or a response lost. */
export const readsOrders = (client: QueryClient) => ({
  onSettled: () => refetchQueries(client, { queryKey: ADMIN_ORDERS }),
})

/** A list's row has neither history nor payments. */
const listedPartOf = ({
  history: _history,
  payments: _payments,
  corrections: _corrections,
  ...order
}: OrderDetail) => order

/**
 * Shows the reply wherever the order is shown. What else has changed, such as which orders a filtered list holds, is read once by
 * the new version of the orders; a refusal is followed by reading what is true.
 */
export function showsReply(client: QueryClient) {
  return {
    onSuccess: async (order: OrderDetail) => {
      // What is under way may have been read before the change.
      await client.cancelQueries({ queryKey: ADMIN_ORDERS })
      client.setQueryData(orderQuery(order.id).queryKey, (shown) => shown && { ...shown, ...order })
      client.setQueriesData<StaffOrderList>(
        { queryKey: [...ADMIN_ORDERS, 'list'] },
        (list) =>
          list && {
            ...list,
            orders: list.orders.map((each) =>
              each.id === order.id ? { ...each, ...listedPartOf(order) } : each,
            ),
          },
      )
      void client.invalidateQueries({ queryKey: ORDERS_VERSION })
    },
    onError: () => void refetchQueries(client, { queryKey: ADMIN_ORDERS }),
  }
}

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

/** Undoes the last change of an order's status, which the buyer has not heard of yet. */
export function undoStatusMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ orderId, change }: { orderId: number; change: number }) =>
      callEndpoint(orderStatuses.undo, { params: { id: orderId }, json: { change } }),
    ...showsReply(client),
  })
}
