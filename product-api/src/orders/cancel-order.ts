import type { Database } from '../db/client.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
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
