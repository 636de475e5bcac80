import type { Invoice } from '@bieznik/contract/money/invoice'
import type { OrderDetail } from '@bieznik/contract/selling/order'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { searchOf } from './order-requests'
import { staffOrderSchema } from './staff-order'
import { staffOrderListSchema, type StaffOrderList, type StaffOrderListQuery } from './staff-order-list'

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
export const isStopped = ({ ksef }: Pick<Invoice, 'ksef'>): boolean =>
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
