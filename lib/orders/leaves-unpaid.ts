import type { Order } from '@bieznik/contract/selling/order'
import { isSentBack } from '@bieznik/contract/selling/order-money'
import { paidStateOf } from '@bieznik/contract/selling/order-list'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'

type PaidOrder = Pick<Order, 'status' | 'orderItems' | 'paid' | 'refunded' | 'due' | 'typeOfPayment'>
export type LeavingOrder = PaidOrder & Pick<Order, 'id'>

/** Whether an order's goods would leave without its money, though it was to come first: it is not there, or was sent back. */
export const leavesUnpaid = (order: PaidOrder, to: OrderStatus): boolean =>
  (to === 'Sent' || to === 'Delivered') && (paidStateOf(order) === 'awaited' || isSentBack(order))
