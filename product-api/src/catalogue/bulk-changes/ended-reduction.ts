import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import type { bulkChangeProducts } from '../../platform/db/schema/bulk-changes.ts'
import { reductions } from '../../platform/db/schema/prices.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { overlapsWith, planReductionIn } from '../reductions/plan-reduction.ts'
import { databaseNow, listOpenReductions } from '../reductions/reductions.queries.ts'

type Row = Pick<typeof bulkChangeProducts.$inferSelect, 'productId' | 'reductionId'>

/** The reduction that a change of the regular price has ended, while it would still be in force; null: there is none. */
async function getEndedReduction(tx: Transaction, { reductionId }: Row) {
  if (reductionId === null) return null
  const [ended] = await tx
    .select({ price: reductions.price, endsAt: reductions.endsAt })
    .from(reductions)
    .where(and(eq(reductions.id, reductionId), gt(reductions.endsAt, sql`clock_timestamp()`)))
  return ended ?? null
}

/** Whether another reduction was planned where the ended one would come back. */
export async function isReplaced(tx: Transaction, row: Row): Promise<boolean> {
  const ended = await getEndedReduction(tx, row)
  if (!ended) return false
  const others = await listOpenReductions(tx, row.productId)
  return overlapsWith(others, { startsAt: await databaseNow(tx), endsAt: ended.endsAt })
}

/**
 * Begins the ended reduction of a product that is back at its regular price again, until the same moment. It is one of its own: to the
 * thirty days before it belongs the price in between.
 */
export async function bringBackReduction(
  tx: Transaction,
  stock: StockKeeper,
  { row, who }: { row: Row; who: string },
): Promise<void> {
  const ended = await getEndedReduction(tx, row)
  if (!ended) return
  const plan = { price: ended.price, from: null, to: ended.endsAt.toISOString() }
  await planReductionIn(tx, stock, { productId: row.productId, who }, plan)
}
