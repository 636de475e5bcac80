import 'server-only'
import { orderWorkSchema, type OrderWork } from '@bieznik/contract/order-work'
import { readFor, type OnBehalfOf } from './on-behalf.server'

/** Who works on an order, its tags and its log; staff only. */
export const getOrderWork = (who: OnBehalfOf, orderId: number): Promise<OrderWork> =>
  readFor(who, { path: `/api/tires/orders/${orderId}/work`, reply: orderWorkSchema })
