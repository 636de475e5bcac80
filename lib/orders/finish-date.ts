import type { Order } from '@bieznik/contract/selling/order'

/** The day an order was delivered, or the order date when that is not known; null while it is not delivered. */
export function finishDate(order: Pick<Order, 'status' | 'deliveredAt' | 'orderDate'>): string | null {
  return order.status === 'Delivered' ? (order.deliveredAt ?? order.orderDate) : null
}
