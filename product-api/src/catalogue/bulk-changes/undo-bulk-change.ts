import type { BulkChange, LeftOutReason, UndoneBulkChange } from '@bieznik/contract/catalogue/bulk-change'
import type { Language } from '@bieznik/contract/language'
import { regularPriceOf, type ManagedProduct } from '@bieznik/contract/catalogue/product'
import { safetyGaps } from '@bieznik/contract/catalogue/safety-data'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { bulkChangeProducts, bulkChanges } from '../../platform/db/schema/bulk-changes.ts'
import { reductions } from '../../platform/db/schema/prices.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { writeArchived, writePlaces, writePrices } from '../products/write-changes.ts'
import { endReductionIn } from '../reductions/plan-reduction.ts'
import { lockAsTheyAre, touchedBy, type Touched } from './apply-bulk-change.ts'
import { bringBackReduction, isReplaced } from './ended-reduction.ts'
import { goneOf, leftOutOf, placeOf } from './seen-products.ts'

type Deps = { db: Database; stock: StockKeeper; requiresSafetyData: boolean }
type Row = typeof bulkChangeProducts.$inferSelect

/**
 * Takes a bulk change back in one transaction. A product that has been changed since is left out and named. Throws not_found, also for
 * one that has been undone already.
 */
export async function undoBulkChange(
  { db, stock, requiresSafetyData }: Deps,
  id: number,
  { who, language }: { who: string; language: Language },
): Promise<UndoneBulkChange & Touched> {
  return db.transaction(async (tx) => {
    const [undone] = await tx
      .update(bulkChanges)
      .set({ undoneAt: new Date(), undoneBy: who })
      .where(and(eq(bulkChanges.id, id), isNull(bulkChanges.undoneAt)))
      .returning({ change: bulkChanges.change })
    if (!undone) throw notFound('bulk change')
    const { change } = undone
    const rows = await tx
      .select()
      .from(bulkChangeProducts)
      .where(eq(bulkChangeProducts.bulkChangeId, id))
      .orderBy(asc(bulkChangeProducts.productId))
    const current = await lockAsTheyAre(
      tx,
      stock,
      rows.map(({ productId }) => productId),
    )
    const leftOut: UndoneBulkChange['leftOut'] = []
    const restored: { row: Row; product: ManagedProduct }[] = []
    for (const row of rows) {
      const product = current.get(row.productId)
      if (!product) {
        leftOut.push(goneOf(row.productId))
        continue
      }
      const reason = await keptReason(tx, { change, row, product, requiresSafetyData })
      if (reason) leftOut.push(leftOutOf(product, reason, language))
      else restored.push({ row, product })
    }
    await restore({ tx, stock, who, reason: `↺ #${id}` }, change, restored)
    const touched = touchedBy(
      change,
      restored.map(({ product }) => product),
    )
    return { restored: restored.length, leftOut, touched }
  })
}

type Undone = { change: BulkChange; row: Row; product: ManagedProduct; requiresSafetyData: boolean }

/** Why a product stays as it is; null: it goes back. */
async function keptReason(
  tx: Transaction,
  { change, row, product, requiresSafetyData }: Undone,
): Promise<LeftOutReason | null> {
  switch (change.what) {
    case 'price':
      if (regularPriceOf(product) !== row.priceTo) return 'changed'
      return (await isReplaced(tx, row)) ? 'overlaps' : null
    case 'archive':
      if (product.inArchive !== change.inArchive) return 'changed'
      return requiresSafetyData && change.inArchive && safetyGaps(product).length > 0 ? 'incomplete' : null
    case 'place':
      return placeOf(product) === change.place ? null : 'changed'
    case 'reduction':
      return (await isAsPlanned(tx, row, change)) ? null : 'changed'
  }
}

async function isAsPlanned(tx: Transaction, row: Row, { to }: { to: string }): Promise<boolean> {
  if (row.reductionId === null) return false
  const [reduction] = await tx.select().from(reductions).where(eq(reductions.id, row.reductionId))
  return (
    reduction !== undefined &&
    reduction.endedAt === null &&
    reduction.price === row.priceTo &&
    reduction.endsAt.getTime() === Date.parse(to)
  )
}

type Work = { tx: Transaction; stock: StockKeeper; who: string; reason: string }

async function restore(
  { tx, stock, who, reason }: Work,
  change: BulkChange,
  restored: readonly { row: Row; product: ManagedProduct }[],
): Promise<void> {
  switch (change.what) {
    case 'price':
      await writePrices(
        tx,
        restored.map(({ row, product }) => ({
          id: row.productId,
          from: regularPriceOf(product),
          to: row.priceFrom,
        })),
        { who, reason },
      )
      for (const { row } of restored) await bringBackReduction(tx, stock, { row, who })
      return
    case 'archive': {
      const ids = restored.map(({ row }) => row.productId)
      await writeArchived(tx, ids, !change.inArchive, { who, reason })
      return
    }
    case 'place': {
      const placed = restored.map(({ row }) => ({ id: row.productId, place: row.placeFrom ?? '' }))
      await writePlaces(tx, placed, { who, reason })
      return
    }
    case 'reduction':
      for (const { row } of restored)
        if (row.reductionId !== null)
          await endReductionIn(tx, stock, {
            productId: row.productId,
            who,
            reductionId: row.reductionId,
          })
  }
}
