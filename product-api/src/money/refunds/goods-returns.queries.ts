import type { GoodsReturn } from '@bieznik/contract/care/goods-return'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orderReturnLines, orderReturns } from '../../platform/db/schema/corrections.ts'
import { orderItems } from '../../platform/db/schema/orders.ts'

/** Goods of an order that came back, oldest first. */
export async function listGoodsReturns(db: Queryable, orderId: number): Promise<GoodsReturn[]> {
  const rows = await db
    .select({ back: orderReturns, line: orderReturnLines, title: orderItems.title })
    .from(orderReturns)
    .innerJoin(orderReturnLines, eq(orderReturnLines.returnId, orderReturns.id))
    .innerJoin(orderItems, eq(orderItems.id, orderReturnLines.orderItemId))
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.id), asc(orderItems.id), asc(orderReturnLines.condition))
  const byReturn = Map.groupBy(rows, ({ back }) => back.id)
  return [...byReturn.values()].flatMap((lines): GoodsReturn[] => {
    const [first] = lines
    if (!first) return []
    const { id, note, withdrawalId, complaintId, doneBy, doneAt } = first.back
    return [
      {
        id,
        note,
        withdrawalId,
        complaintId,
        doneBy,
        doneAt: doneAt.toISOString(),
        lines: lines.map(({ line: { orderItemId: itemId, pieces, condition }, title }) => ({
          itemId,
          pieces,
          condition,
          title,
        })),
      },
    ]
  })
}
