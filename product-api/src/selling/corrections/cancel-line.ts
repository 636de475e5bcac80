import type { Database } from '../../platform/db/client.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { changeLockedStatus } from '../orders/change-order-status.ts'
import type { ChangedOrder } from '../orders/move-order.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { lockWholeOrder } from './correct-order.ts'
import { insertCorrection } from './insert-correction.ts'
import { moveLines } from './move-lines.ts'

type Canceled = {
  orderId: number
  itemId: number
  /** uid; left out: the holder of the signed link, in the name of the buyer. */
  userId?: string
}

/**
 * A buyer cancels one line of an order that is still Pending; its stock comes back. An order of which it is the only line is canceled as
 * a whole. Throws not_found, of another's order and of a line that is not there any more too, or stale_status, also once
 * goods of it came back.
 */
export async function cancelLine(
  { db, stock }: { db: Database; stock: StockKeeper },
  { orderId, itemId, userId }: Canceled,
): Promise<ChangedOrder> {
  return db.transaction(async (tx) => {
    const { row, detail } = await lockWholeOrder(tx, orderId)
    if (userId !== undefined && row.userId !== userId) throw notFound('order')
    if (detail.status !== 'Pending')
      throw new ProblemError('stale_status', `The order is ${detail.status} by now.`)
    const item = detail.orderItems.find(({ id }) => id === itemId)
    if (!item) throw notFound('line')
    const who = row.userId
    if (detail.orderItems.length === 1)
      return changeLockedStatus(tx, stock, row, { orderId, to: 'Canceled', mode: 'direct', who })
    const { orderItems } = detail
    // Returned goods are on record by their lines.
    if (orderItems.some(({ returned = 0 }) => returned > 0))
      throw new ProblemError('stale_status', 'Goods of this order came back: its lines stay as they are.')
    const { email: recipient, language } = row
    const planned = [{ item, after: null }]
    const { changes, changedTags } = await moveLines(tx, stock, {
      orderId,
      orderItems,
      planned,
      added: [],
      language,
      who,
    })
    const order = await insertCorrection(tx, {
      before: detail,
      recipient,
      language,
      reason: null,
      fields: [],
      lines: changes,
      who,
    })
    return { order, changedTags }
  })
}
