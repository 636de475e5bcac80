import 'server-only'
import { orderDocumentSchema, type OrderDocument } from '@bieznik/contract/people/back-office'
import { orderFormSchema, type OrderForm } from '@bieznik/contract/selling/order-form'
import { orderDetailSchema, orderSchema, type Order, type OrderDetail } from '@bieznik/contract/selling/order'
import { goodsChangesOf } from '@bieznik/contract/selling/order-correction'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import type { OrderListQuery } from '@/lib/orders/order-requests'
import type { OwnOrder } from '@/lib/orders/own-order'
import { listFor, readFor, type OnBehalfOf } from './on-behalf.server'

/** Turns the caller's cart into an order. The same key returns the same order however often it is sent. */
export const placeOrder = (who: OnBehalfOf, order: OrderForm, key: string): Promise<Order> =>
  readFor(who, {
    path: `/api/${env.SHOP_SEGMENT}/cart/moveToOrder`,
    method: 'POST',
    json: { ...z.encode(orderFormSchema, order), userId: who.caller.uid, status: 'pending' },
    key,
    reply: orderSchema,
  })

const listOwn = (who: OnBehalfOf, query: Partial<OrderListQuery> & { pageSize?: number }) =>
  listFor(who, {
    path: `/api/tires/orders/user/${encodeURIComponent(who.caller.uid)}`,
    query: { ...query },
    row: orderSchema,
  })

/** A page of the caller's own orders, newest first; `total` counts those of all pages. */
export async function listOwnOrders(
  who: OnBehalfOf,
  query: OrderListQuery & { pageSize: number },
): Promise<{ orders: Order[]; total: number }> {
  const { rows: orders, total } = await listOwn(who, query)
  return { orders, total }
}

/** All of them at once, for a copy of the caller's data. */
export const listEveryOwnOrder = async (who: OnBehalfOf): Promise<Order[]> => (await listOwn(who, {})).rows

/** Who changed its status or its goods, and why, is for staff alone. */
const toOwnOrder = ({ history: _history, corrections = [], ...order }: OrderDetail): OwnOrder => ({
  ...order,
  corrections: goodsChangesOf(corrections),
})

/** Of another's order too: staff read it, but elsewhere. */
function requireOwn<Read extends { userId: string }>({ caller }: OnBehalfOf, order: Read): Read {
  if (order.userId !== caller.uid) throw new ProblemError('not_found', 'there is no such order')
  return order
}

/** One of the caller's own orders. Throws not_found for another's. */
export const getOwnOrder = async (who: OnBehalfOf, orderId: number): Promise<OwnOrder> =>
  requireOwn(who, toOwnOrder(await getOrder(who, orderId)))

/** Staff any, others their own. */
export const getOrder = (who: OnBehalfOf, orderId: number): Promise<OrderDetail> =>
  readFor(who, { path: `/api/tires/orders/${orderId}`, reply: orderDetailSchema })

/** What the papers of an order name; staff any, others their own. */
export const getOrderDocument = (who: OnBehalfOf, orderId: number): Promise<OrderDocument> =>
  readFor(who, { path: `/api/tires/orders/${orderId}/document`, reply: orderDocumentSchema })

/** Throws not_found for another's order. */
export const getOwnOrderDocument = async (who: OnBehalfOf, orderId: number): Promise<OrderDocument> =>
  requireOwn(who, await getOrderDocument(who, orderId))

const cancel = async (who: OnBehalfOf, path: string): Promise<OwnOrder> =>
  toOwnOrder(await readFor(who, { path, method: 'POST', reply: orderDetailSchema }))

/** Cancels one of the caller's own orders that is still Pending. Throws not_found, or stale_status for any other status. */
export const cancelOwnOrder = (who: OnBehalfOf, orderId: number): Promise<OwnOrder> =>
  cancel(who, `/api/tires/orders/${orderId}/cancel`)

/** Cancels a line of one of the caller's own orders; the only one of an order cancels it. Throws not_found or stale_status. */
export const cancelOwnLine = (
  who: OnBehalfOf,
  { orderId, itemId }: { orderId: number; itemId: number },
): Promise<OwnOrder> => cancel(who, `/api/tires/orders/${orderId}/lines/${itemId}/cancel`)
