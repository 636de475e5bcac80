import {
  MAX_PRODUCTS_AT_ONCE,
  type BulkChange,
  type LeftOutReason,
  type PreviewBulkChange,
  type PreviewedProduct,
} from '@bieznik/contract/catalogue/bulk-change'
import type { Language } from '@bieznik/contract/language'
import { expectedHistory, lowestPriceBefore } from '@bieznik/contract/catalogue/lowest-price'
import type { Grosze } from '@bieznik/contract/money/money'
import { regularPriceOf, type ManagedProduct } from '@bieznik/contract/catalogue/product'
import { textIn } from '@bieznik/contract/translated'
import type { Database } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { listManagedIds } from '../products/managed-products.queries.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { overlapsWith, startOf } from '../reductions/plan-reduction.ts'
import { databaseNow, listOpenReductions, listPrices } from '../reductions/reductions.queries.ts'
import type { IndexKeeper } from '../search/index-keeper.ts'
import { leftOutReasonOf, newPriceOf, placeOf } from './seen-products.ts'

type Deps = { db: Database; staffIndex: IndexKeeper; requiresSafetyData: boolean }

/** What a change would make of each product. Throws invalid_request where the filter leaves too many. Nothing is written. */
export async function previewBulkChange(
  deps: Deps,
  { change, target }: PreviewBulkChange,
  language: Language,
): Promise<PreviewedProduct[]> {
  const { db } = deps
  const ids =
    'ids' in target ? target.ids : await listManagedIds(deps, target.filter, MAX_PRODUCTS_AT_ONCE + 1)
  if (ids.length > MAX_PRODUCTS_AT_ONCE)
    throw new ProblemError('invalid_request', `At most ${MAX_PRODUCTS_AT_ONCE} products at once.`, {
      fields: [{ path: 'target', message: 'too_many' }],
    })
  const products = new Map((await listProductsByIds(db, ids)).map((product) => [product.id, product]))
  const now = await databaseNow(db)
  const previewed: PreviewedProduct[] = []
  for (const product of ids.flatMap((id) => products.get(id) ?? [])) {
    const leftOut = leftOutReasonOf(change, product, deps)
    const reduced =
      change.what === 'reduction' && leftOut === null
        ? await previewReduction(db, { change, product, now })
        : { lowestPrice: null, leftOut }
    previewed.push({
      id: product.id,
      productType: product.productType,
      title: textIn(product, 'title', language).text,
      price: regularPriceOf(product),
      inArchive: product.inArchive,
      place: placeOf(product),
      to: reduced.leftOut === 'too_much' ? null : newPriceOf(change, regularPriceOf(product)),
      ...reduced,
    })
  }
  return previewed
}

type Planned = { change: BulkChange & { what: 'reduction' }; product: ManagedProduct; now: Date }

/** The lowest price that the reduction will be shown with if no other price changes before, and whether it can be at all. */
async function previewReduction(
  db: Database,
  { change, product, now }: Planned,
): Promise<{ lowestPrice: Grosze; leftOut: LeftOutReason | null }> {
  const regularPrice = regularPriceOf(product)
  const open = await listOpenReductions(db, product.id)
  const startsAt = startOf(change.from, now)
  const others = open.map((each) => ({ ...each, hasStarted: each.startedAt !== null }))
  const history = expectedHistory(await listPrices(db, product.id), others, regularPrice)
  return {
    lowestPrice: lowestPriceBefore(history, startsAt) ?? regularPrice,
    leftOut: overlapsWith(open, { startsAt, endsAt: new Date(change.to) }) ? 'overlaps' : null,
  }
}
