import 'server-only'
import {
  listedOrderSchema,
  orderWorkSchema,
  type ListedOrder,
  type OrderWork,
} from '@bieznik/contract/selling/order-work'
import { orderReturnsSchema, type OrderReturns } from '@bieznik/contract/money/refund'
import type { StaffOrderListQuery } from '@/lib/orders/staff-order-list'
import { listFor, readFor, type OnBehalfOf } from './on-behalf.server'

/* What the BFF composes; other calls of staff about orders are passed on. */

/** A page of everyone's orders that match, newest first; `total` counts those of all pages. */
export async function listAllOrders(
  who: OnBehalfOf,
  query: Omit<StaffOrderListQuery, 'held'> & { pageSize: number; heldBy: string[] | undefined },
): Promise<{ orders: ListedOrder[]; total: number }> {
  const list = { path: '/api/tires/orders', query: { ...query }, row: listedOrderSchema }
  const { rows: orders, total } = await listFor(who, list)
  return { orders, total }
}

/** Who works on an order, its tags and its log. */
export const getOrderWork = (who: OnBehalfOf, orderId: number): Promise<OrderWork> =>
  readFor(who, { path: `/api/tires/orders/${orderId}/work`, reply: orderWorkSchema })

/** What went back of an order, and what is owed. */
export const getOrderReturns = (who: OnBehalfOf, orderId: number): Promise<OrderReturns> =>
  readFor(who, { path: `/api/tires/orders/${orderId}/returns`, reply: orderReturnsSchema })
