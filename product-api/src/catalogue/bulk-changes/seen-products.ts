import type {
  ApplyBulkChange,
  BulkChange,
  LeftOut,
  LeftOutReason,
} from '@bieznik/contract/catalogue/bulk-change'
import type { Language } from '@bieznik/contract/language'
import { MAX_PLN, type Grosze } from '@bieznik/contract/money/money'
import { priceBy } from '@bieznik/contract/catalogue/price-change'
import { regularPriceOf, type ManagedProduct } from '@bieznik/contract/catalogue/product'
import { safetyGaps } from '@bieznik/contract/catalogue/safety-data'
import { textIn } from '@bieznik/contract/translated'

/** What a bulk change makes of a product's price; null: it stays. */
export const newPriceOf = (change: BulkChange, regularPrice: Grosze): Grosze | null =>
  change.what === 'archive' || change.what === 'place' ? null : priceBy(change, regularPrice)

/** Whether what the change is about is as it was seen. */
export function isAsSeen({ what }: BulkChange, product: ManagedProduct, seen: SeenProduct): boolean {
  switch (what) {
    case 'archive':
      return product.inArchive === seen.inArchive
    case 'place':
      return placeOf(product) === seen.place
    default:
      return regularPriceOf(product) === seen.price
  }
}

/** Where it lies in the store; empty: in no place. */
export const placeOf = ({ place = '' }: ManagedProduct): string => place

type SeenProduct = ApplyBulkChange['products'][number]
type Rules = { requiresSafetyData: boolean }

/** Why a change leaves a product out as it is now, whatever its other reductions are. Null: it does not. */
export function leftOutReasonOf(
  change: BulkChange,
  product: ManagedProduct,
  { requiresSafetyData }: Rules,
): LeftOutReason | null {
  if (change.what === 'archive') {
    if (product.inArchive === change.inArchive) return 'unchanged'
    return requiresSafetyData && !change.inArchive && safetyGaps(product).length > 0 ? 'incomplete' : null
  }
  if (change.what === 'place') return placeOf(product) === change.place ? 'unchanged' : null
  const price = regularPriceOf(product)
  const to = priceBy(change, price)
  if (to > MAX_PLN * 100) return 'too_much'
  if (change.what === 'reduction') return to < price ? null : 'not_lower'
  return to === price ? 'unchanged' : null
}

export const goneOf = (id: number): LeftOut => ({ id, title: '', reason: 'gone' })

export const leftOutOf = (product: ManagedProduct, reason: LeftOutReason, language: Language): LeftOut => ({
  id: product.id,
  title: textIn(product, 'title', language).text,
  reason,
})
