import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { changeOrderStatus } from './change-order-status.ts'
import type { ChangedOrder } from './move-order.ts'

/** A buyer cancels an order that is still Pending; its stock comes back. Throws not_found, also for another's order, or stale_status. */
export async function cancelOrder(
  shop: { db: Database; stock: StockKeeper },
  { orderId, userId }: { orderId: number; userId: string },
): Promise<ChangedOrder> {
  return changeOrderStatus(shop, {
    orderId,
    ownedBy: userId,
    to: 'Canceled',
    seen: 'Pending',
    mode: 'direct',
    who: userId,
  })
}

/** The same for the holder of the signed link to the order, in the name of its buyer. */
export async function cancelLinkedOrder(
  shop: { db: Database; stock: StockKeeper },
  orderId: number,
): Promise<ChangedOrder> {
  const [buyer] = await shop.db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId))
  if (!buyer) throw notFound('order')
  return cancelOrder(shop, { orderId, ...buyer })
}
