import 'server-only'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import type { OrderStatus, StatusChangeMode } from '@bieznik/contract/order-status'
import { orderFormSchema, type OrderForm } from '@bieznik/contract/order-form'
import { orderDetailSchema, orderSchema, type Order, type OrderDetail } from '@bieznik/contract/order'
import { listedOrderSchema, type ListedOrder } from '@bieznik/contract/order-work'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import type { OwnOrder } from '@/lib/orders/own-order'
import type { StaffOrderListQuery } from '@/lib/orders/staff-order-list'
import { callFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

function orderCall(who: OnBehalfOf, path: string) {
  return { ...callFor(who), path }
}

/** Turns the caller's cart into an order. The same key returns the same order however often it is sent. */
export async function placeOrder(who: OnBehalfOf, order: OrderForm, idempotencyKey: string): Promise<Order> {
  const { data } = await callProductApi({
    ...orderCall(who, `/api/${env.SHOP_SEGMENT}/cart/moveToOrder`),
    method: 'POST',
    json: { ...z.encode(orderFormSchema, order), userId: who.caller.uid, status: 'pending' },
    headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
    reply: orderSchema,
  })
  return data
}

export interface OrderSearch {
  status?: OrderStatus | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

/** A page of a list; `total` counts the orders of all pages. */
interface OrderPage<Each = Order> {
  orders: Each[]
  total: number
}

async function listOrders<Each extends Order>(
  who: OnBehalfOf,
  path: string,
  { query, each }: { query: object; each: z.ZodType<Each> },
): Promise<OrderPage<Each>> {
  const { data, headers } = await callProductApi({
    ...orderCall(who, path),
    query: { ...query },
    reply: z.array(each),
  })
  return { orders: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}

const ownOrdersPath = ({ caller }: OnBehalfOf) => `/api/tires/orders/user/${encodeURIComponent(caller.uid)}`

/** The caller's own orders, newest first. */
export async function listOwnOrders(who: OnBehalfOf, query: OrderSearch): Promise<OrderPage> {
  return listOrders(who, ownOrdersPath(who), { query, each: orderSchema })
}

/** All of them at once, for a copy of the caller's data. */
export async function listEveryOwnOrder(who: OnBehalfOf): Promise<Order[]> {
  return (await listOrders(who, ownOrdersPath(who), { query: {}, each: orderSchema })).orders
}

/** Everyone's orders that match, newest first; staff only. */
export async function listAllOrders(
  who: OnBehalfOf,
  query: Omit<StaffOrderListQuery, 'held'> & Pick<OrderSearch, 'pageSize'> & { heldBy: string | undefined },
): Promise<OrderPage<ListedOrder>> {
  return listOrders(who, '/api/tires/orders', { query, each: listedOrderSchema })
}

/** Who changed its status is for staff alone. */
const toOwnOrder = ({ history: _history, corrections: _corrections, ...order }: OrderDetail): OwnOrder =>
  order

/** One of the caller's own orders. Throws not_found for another's: staff may read that one, but elsewhere. */
export async function getOwnOrder(who: OnBehalfOf, orderId: number): Promise<OwnOrder> {
  const order = toOwnOrder(await getOrder(who, orderId))
  if (order.userId !== who.caller.uid) throw new ProblemError('not_found', 'there is no such order')
  return order
}

export async function getOrder(who: OnBehalfOf, orderId: number): Promise<OrderDetail> {
  return (
    await callProductApi({ ...orderCall(who, `/api/tires/orders/${orderId}`), reply: orderDetailSchema })
  ).data
}

export interface StatusChange {
  status: OrderStatus
  /** The status that the person saw. */
  from: OrderStatus
  mode: StatusChangeMode
}

export async function changeOrderStatus(
  who: OnBehalfOf,
  orderId: number,
  change: StatusChange,
): Promise<OrderDetail> {
  const { data } = await callProductApi({
    ...orderCall(who, '/api/tires/orders/order/update'),
    method: 'PATCH',
    form: { orderId: String(orderId), ...change },
    reply: orderDetailSchema,
  })
  return data
}

/** Cancels one of the caller's own orders that is still Pending. Throws not_found, or stale_status for any other status. */
export async function cancelOwnOrder(who: OnBehalfOf, orderId: number): Promise<OwnOrder> {
  const { data } = await callProductApi({
    ...orderCall(who, `/api/tires/orders/${orderId}/cancel`),
    method: 'POST',
    reply: orderDetailSchema,
  })
  return toOwnOrder(data)
}

/** Cancels a line of one of the caller's own orders; the only one of an order cancels it. Throws not_found or stale_status. */
export async function cancelOwnLine(
  who: OnBehalfOf,
  { orderId, itemId }: { orderId: number; itemId: number },
): Promise<OwnOrder> {
  const { data } = await callProductApi({
    ...orderCall(who, `/api/tires/orders/${orderId}/lines/${itemId}/cancel`),
    method: 'POST',
    reply: orderDetailSchema,
  })
  return toOwnOrder(data)
}
