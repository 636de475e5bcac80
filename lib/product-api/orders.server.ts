import 'server-only'
import { orderDocumentSchema, type OrderDocument } from '@bieznik/contract/people/back-office'
import { orderFormSchema, type OrderForm } from '@bieznik/contract/selling/order-form'
import { orderDetailSchema, orderSchema, type Order, type OrderDetail } from '@bieznik/contract/selling/order'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import type { OrderListQuery } from '@/lib/orders/order-requests'
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

/** Staff any, others their own. */
export const getOrder = (who: OnBehalfOf, orderId: number): Promise<OrderDetail> =>
  readFor(who, { path: `/api/tires/orders/${orderId}`, reply: orderDetailSchema })

/** What the papers of an order name; staff only. */
export const getOrderDocument = (who: OnBehalfOf, orderId: number): Promise<OrderDocument> =>
  readFor(who, { path: `/api/tires/orders/${orderId}/document`, reply: orderDocumentSchema })
