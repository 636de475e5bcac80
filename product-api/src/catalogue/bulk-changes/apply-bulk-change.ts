import type {
  AppliedBulkChange,
  ApplyBulkChange,
  BulkChange,
  LeftOutReason,
} from '@bieznik/contract/catalogue/bulk-change'
import type { Language } from '@bieznik/contract/language'
import type { Grosze } from '@bieznik/contract/money/money'
import { regularPriceOf, type ManagedProduct } from '@bieznik/contract/catalogue/product'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { bulkChangeProducts, bulkChanges } from '../../platform/db/schema/bulk-changes.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { writeArchived, writePlaces, writePrices } from '../products/write-changes.ts'
import { applyReductions } from '../reductions/apply-reductions.ts'
import { planReductionIn } from '../reductions/plan-reduction.ts'
import { goneOf, isAsSeen, leftOutOf, leftOutReasonOf, newPriceOf, placeOf } from './seen-products.ts'

type Deps = { db: Database; stock: StockKeeper; requiresSafetyData: boolean }

/** Products of which the storefront is notified. */
export type Touched = { touched: Pick<ManagedProduct, 'id' | 'productType'>[] }

/** No buyer sees where a product lies. */
export const touchedBy = (
  { what }: BulkChange,
  products: readonly Touched['touched'][number][],
): Touched['touched'] =>
  what === 'place' ? [] : products.map(({ id, productType }) => ({ id, productType }))

/** A product that is changed, and the reduction that was planned for it or that its new price has ended. */
type Changed = { product: ManagedProduct; to: Grosze | null; reductionId: number | null }

/** Locks products in id order, at their prices of the moment. */
export async function lockAsTheyAre(
  tx: Transaction,
  stock: StockKeeper,
  ids: number[],
): Promise<Map<number, ManagedProduct>> {
  const locked = await stock.lock(tx, ids)
  for (const product of locked) if (product.isPriceDue) await applyReductions(tx, product)
  return new Map((await listProductsByIds(tx, ids)).map((product) => [product.id, product]))
}

/**
 * Changes products as they were previewed, in one transaction with what undoes it. A product that is no longer as it was seen is left out
 * and told. What is written follows from the change and from what was seen, so it is what the preview showed.
 */
export async function applyBulkChange(
  { db, stock, requiresSafetyData }: Deps,
  { change, products }: ApplyBulkChange,
  { who, language }: { who: string; language: Language },
): Promise<AppliedBulkChange & Touched> {
  return db.transaction(async (tx) => {
    const current = await lockAsTheyAre(
      tx,
      stock,
      products.map(({ id }) => id),
    )
    const leftOut: AppliedBulkChange['leftOut'] = []
    const wanted: ManagedProduct[] = []
    for (const seen of products) {
      const product = current.get(seen.id)
      if (!product) {
        leftOut.push(goneOf(seen.id))
        continue
      }
      const reason = isAsSeen(change, product, seen)
        ? leftOutReasonOf(change, product, { requiresSafetyData })
        : 'changed'
      if (reason) leftOut.push(leftOutOf(product, reason, language))
      else wanted.push(product)
    }
    const { changed, refused } = await write({ tx, stock, who }, change, wanted)
    for (const { product, reason } of refused) leftOut.push(leftOutOf(product, reason, language))
    const touched = touchedBy(
      change,
      changed.map(({ product }) => product),
    )
    if (changed.length === 0) return { id: null, changed: 0, leftOut, touched }
    const id = await note(tx, change, changed, who)
    return { id, changed: changed.length, leftOut, touched }
  })
}

type Work = { tx: Transaction; stock: StockKeeper; who: string }
type Written = { changed: Changed[]; refused: { product: ManagedProduct; reason: LeftOutReason }[] }

async function write(
  { tx, stock, who }: Work,
  change: BulkChange,
  wanted: readonly ManagedProduct[],
): Promise<Written> {
  const changed = wanted.map((product): Changed => ({
    product,
    to: newPriceOf(change, regularPriceOf(product)),
    reductionId: null,
  }))
  switch (change.what) {
    case 'price': {
      const ended = await writePrices(
        tx,
        changed.flatMap(({ product, to }) =>
          to === null ? [] : [{ id: product.id, from: regularPriceOf(product), to }],
        ),
        { who, reason: change.reason },
      )
      return {
        changed: changed.map((each) => ({ ...each, reductionId: ended.get(each.product.id) ?? null })),
        refused: [],
      }
    }
    case 'archive': {
      const ids = wanted.map(({ id }) => id)
      await writeArchived(tx, ids, change.inArchive, { who, reason: change.reason })
      return { changed, refused: [] }
    }
    case 'place': {
      const placed = wanted.map(({ id }) => ({ id, place: change.place }))
      await writePlaces(tx, placed, { who, reason: change.reason })
      return { changed, refused: [] }
    }
    case 'reduction':
      return planAll({ tx, stock, who }, change, changed)
  }
}

async function planAll(
  { tx, stock, who }: Work,
  { from, to: until }: BulkChange & { what: 'reduction' },
  wanted: readonly Changed[],
): Promise<Written> {
  const written: Written = { changed: [], refused: [] }
  for (const { product, to } of wanted) {
    if (to === null) continue
    try {
      const plan = { price: to, from, to: until }
      const { id } = await planReductionIn(tx, stock, { productId: product.id, who }, plan)
      written.changed.push({ product, to, reductionId: id })
    } catch (error) {
      if (!isOverlap(error)) throw error
      written.refused.push({ product, reason: 'overlaps' })
    }
  }
  return written
}

const isOverlap = (error: unknown): boolean =>
  error instanceof ProblemError && error.fields.some(({ message }) => message === 'reduction_overlaps')

/** What was changed, so that it can be undone. Returns its id. */
async function note(
  tx: Transaction,
  change: BulkChange,
  changed: readonly Changed[],
  who: string,
): Promise<number> {
  const [row] = await tx
    .insert(bulkChanges)
    .values({ change, who, changed: changed.length })
    .returning({ id: bulkChanges.id })
  if (!row) throw new Error('the database answered no id for a bulk change')
  await tx.insert(bulkChangeProducts).values(
    changed.map(({ product, to, reductionId }) => ({
      bulkChangeId: row.id,
      productId: product.id,
      priceFrom: regularPriceOf(product),
      priceTo: to,
      placeFrom: change.what === 'place' ? placeOf(product) : null,
      reductionId,
    })),
  )
  return row.id
}
