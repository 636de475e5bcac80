import type { Order } from '@bieznik/contract/order'
import type { OrderStatus } from '@bieznik/contract/order-status'

/** Case-insensitive on the name or on the order id; no status means all. */
export function matchesOrder(
  order: Pick<Order, 'id' | 'name' | 'status'>,
  search: string,
  status: OrderStatus | null,
): boolean {
  const text = search.trim().toLowerCase()
  const isFound = order.name.toLowerCase().includes(text) || String(order.id).includes(text)
  return isFound && (status === null || order.status === status)
}
