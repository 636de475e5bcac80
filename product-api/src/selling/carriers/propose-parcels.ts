import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { MAX_PARCELS } from '@bieznik/contract/selling/parcel'
import type { ProposedParcel } from '@bieznik/contract/selling/shipment'
import { tireDimensions } from '@bieznik/contract/catalogue/tire-size'

/** A product as it is packed: mm for one piece, `height` for each more; null: its weight is not known. */
type Packing = {
  side: number
  height: number
  grams: number | null
  atOnce: number
  /** Round, unless it is in a box. */
  isRound: boolean
  /** Two tires of so small a rim count as a standard parcel all the same. */
  isStandardInPairs?: boolean
}

const MM_PER_INCH = 25.4
/** Tires and wheels go in pairs, one on the other; what a rim is wider than its nominal measure; a spacer in its box. */
const IN_PAIRS = 2
const RIM_FLANGES = 40
const SPACER = { side: 250, height: 60, atOnce: 4, isRound: false }
/** inch, of the rim: an exception of InPost's, for tires without rims that lie one on the other (inpost.pl, "Rodzaje paczek kurierskich"). */
const STANDARD_IN_PAIRS = 15

function packingOf(product: ManagedProduct): Packing {
  const grams = product.weight ? Math.max(1, Math.round(product.weight * 1_000)) : null
  if (product.productType === 'Tire') {
    const { overallDiameter, sectionWidth } = tireDimensions(product)
    return {
      side: Math.ceil(overallDiameter),
      height: Math.ceil(sectionWidth),
      grams,
      atOnce: IN_PAIRS,
      isRound: true,
      isStandardInPairs: product.diameter <= STANDARD_IN_PAIRS,
    }
  }
  if (product.productType === 'Spacer') return { ...SPACER, grams }
  return {
    side: Math.ceil(product.diameter * MM_PER_INCH) + RIM_FLANGES,
    height: Math.ceil(product.width * MM_PER_INCH) + RIM_FLANGES,
    grams,
    atOnce: IN_PAIRS,
    isRound: true,
  }
}

type Line = { product: ManagedProduct; quantity: number }

/** Parcels for what is in none yet, line by line; which are packed is not known, so the first are taken for packed. */
export function proposeParcels(lines: readonly Line[], packed: number): ProposedParcel[] {
  let skipped = packed
  const proposed: ProposedParcel[] = []
  for (const { product, quantity } of lines) {
    const { side, height, grams, atOnce, isRound, isStandardInPairs = false } = packingOf(product)
    let left = Math.max(0, quantity - skipped)
    skipped = Math.max(0, skipped - quantity)
    for (; left > 0; left -= atOnce) {
      const pieces = Math.min(left, atOnce)
      proposed.push({
        pieces,
        grams: grams === null ? null : grams * pieces,
        length: side,
        width: side,
        height: height * pieces,
        isNonStandard: isRound && !(isStandardInPairs && pieces === IN_PAIRS),
      })
    }
  }
  return proposed.slice(0, MAX_PARCELS)
}
