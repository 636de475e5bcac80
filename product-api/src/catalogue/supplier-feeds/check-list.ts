import type { ImportCounts } from '@bieznik/contract/catalogue/product-import'
import type { Database } from '../../platform/db/client.ts'
import { eachBatch, planFile } from '../import/import-run.ts'
import type { OpenFile } from '../import/open-file.ts'
import type { PlanOptions } from '../import/plan.ts'

/** What a list would do. */
export type CheckedList = {
  fingerprint: string
  counts: ImportCounts
  /** Percent, up or down, rounded up; null: no price changes. */
  largestPriceChange: number | null
}

/** A dry run of a list, of which the lines themselves are not kept. */
export async function checkList(db: Database, list: OpenFile, options: PlanOptions): Promise<CheckedList> {
  let largest = 0
  const result = await eachBatch(await planFile(db, list, options), ({ planned }) => {
    for (const each of planned) {
      if (each.outcome !== 'changed') continue
      const { before, product } = each
      if (before.price !== product.price)
        largest = Math.max(largest, Math.abs(product.price - before.price) / Math.max(before.price, 1))
    }
  })
  const { fingerprint, counts } = result
  return { fingerprint, counts, largestPriceChange: largest > 0 ? Math.ceil(largest * 100 - 1e-9) : null }
}

type Limits = { maxChanged: number; maxPriceChange: number }

/** Whether no more changes than staff allow without looking. */
export function isWithin(
  { maxChanged, maxPriceChange }: Limits,
  { counts: { created, changed, same, refused }, largestPriceChange }: Omit<CheckedList, 'fingerprint'>,
): boolean {
  const lines = created + changed + same + refused
  return (created + changed) * 100 <= maxChanged * lines && (largestPriceChange ?? 0) <= maxPriceChange
}
