import 'server-only'
import { orderReturnsSchema, type OrderReturns } from '@bieznik/contract/refund'
import { readFor, type OnBehalfOf } from './on-behalf.server'

/** What went back of an order, and what is owed; staff only. */
export const getOrderReturns = (who: OnBehalfOf, orderId: number): Promise<OrderReturns> =>
  readFor(who, { path: `/api/tires/orders/${orderId}/returns`, reply: orderReturnsSchema })
