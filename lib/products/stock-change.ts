import type { ChangeStock } from '@bieznik/contract/catalogue/product-input'
import { readNumber } from './product-form'

export type StockChangeReason = ChangeStock['reason']

/**
 * The pieces that come (positive) or go when this many are said. A count says how many there are, so the difference is what changes.
 * NaN: no whole number of pieces, 0 or more.
 */
export function stockChange(reason: StockChangeReason, typed: string, inStock: number): number {
  const pieces = readNumber(typed)
  if (!Number.isInteger(pieces) || pieces < 0) return Number.NaN
  if (reason === 'count') return pieces - inStock
  return reason === 'damage' ? 0 - pieces : pieces
}
