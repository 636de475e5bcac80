import { vatWithin, type VatRate } from '@bieznik/contract/money/vat'
import type { CostRule } from '@bieznik/contract/catalogue/cost-rule'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { leastWithEnding, priceBy } from '@bieznik/contract/catalogue/price-change'
import { vatOn } from '../../money/invoices/vat.ts'

const withVat = (net: number, rate: VatRate): Grosze => grosze(net + vatOn(grosze(net), rate))

/** What a piece costs the shop without VAT, of the cost that a list has. */
export const netCost = (cost: Grosze, rate: VatRate, { costTax }: CostRule): Grosze =>
  costTax === 'gross' ? grosze(cost - vatWithin(cost, rate)) : cost

/**
 * The price of the shop, with VAT: the cost with its VAT changed as a bulk change of prices does it. Where that is less than the lowest
 * price, or leaves less than the lowest margin, it is the next price with the ending that does not. It is never below the cost.
 */
export function priceFromCost(net: Grosze, rate: VatRate, rule: CostRule): Grosze {
  const { markup = 0, ending = 'exact', minimumMargin = 0, minimumPrice = 0 } = rule
  const price = priceBy({ perMille: markup, ending }, withVat(net, rate))
  const least = grosze(Math.max(withVat(net + minimumMargin, rate), minimumPrice))
  return price < least ? leastWithEnding(least, ending) : price
}
