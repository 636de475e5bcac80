import { and, countDistinct, eq, isNull, max } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { SEEDED_BY } from '../db/seed-orders.ts'
import { backups } from '../db/schema/backups.ts'
import { products } from '../db/schema/catalogue.ts'
import { orderStatusChanges } from '../db/schema/orders.ts'
import { stockLedger } from '../db/schema/stock-ledger.ts'

/** When the last backup on record was taken. */
export async function lastBackupAt(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ at: max(backups.takenAt) }).from(backups)
  return row?.at ?? null
}

/** What the sample catalogue has left: its products came with a first stock that names no person. */
export async function countSamples(db: Queryable): Promise<{ products: number; orders: number }> {
  const [[sampled], [ordered]] = await Promise.all([
    db
      .select({ count: countDistinct(products.id) })
      .from(products)
      .innerJoin(stockLedger, eq(stockLedger.productId, products.id))
      .where(and(eq(products.inArchive, false), eq(stockLedger.reason, 'initial'), isNull(stockLedger.who))),
    db
      .select({ count: countDistinct(orderStatusChanges.orderId) })
      .from(orderStatusChanges)
      .where(eq(orderStatusChanges.changedBy, SEEDED_BY)),
  ])
  return { products: sampled?.count ?? 0, orders: ordered?.count ?? 0 }
}
