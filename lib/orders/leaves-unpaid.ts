import type { Order } from '@bieznik/contract/order'
import { paidStateOf } from '@bieznik/contract/order-list'
import type { OrderStatus } from '@bieznik/contract/order-status'

export type LeavingOrder = Pick<Order, 'id' | 'status' | 'due' | 'typeOfPayment'>

/** Whether an order's goods would leave before its money is there, though it was to come first. */
export const leavesUnpaid = (order: Pick<Order, 'due' | 'typeOfPayment'>, to: OrderStatus): boolean =>
  (to === 'Sent' || to === 'Delivered') && paidStateOf(order) === 'awaited'
