import { rateOfProduct } from '@bieznik/contract/money/vat'
import type { CostRule } from '@bieznik/contract/catalogue/cost-rule'
import type { Currency } from '@bieznik/contract/money/currencies'
import { groszeFromPln, MAX_PLN, plnFromGrosze, type Grosze } from '@bieznik/contract/money/money'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { CurrencyRates } from '../../money/exchange-rates/currency-rates.queries.ts'
import { netCost, priceFromCost } from './price-from-cost.ts'
import type { ReadLine } from './read-cells.ts'
import { shown } from './shown.ts'

type Amount = 'price' | 'purchasePrice'

/** A line with its amounts in PLN, and what a piece costs the shop, net; null: the line does not say it. */
type PricedLine = { read: ReadLine; cost: Grosze | null }

/** To the grosz, half up: formulas and rates give parts of one. Fifteen digits, as spreadsheets have them. */
const plnOf = (amount: number, rate: number) =>
  Math.round(Number((amount * rate * 100).toPrecision(15))) / 100

function inPln(read: ReadLine, field: Amount, currency: Currency, rates: CurrencyRates): ReadLine {
  const amount = read.values[field]
  if (typeof amount !== 'number') return read
  const isRounded = read.isRounded || plnOf(amount, 1) !== amount
  if (currency === 'PLN') return { ...read, isRounded, values: { ...read.values, [field]: plnOf(amount, 1) } }
  const rate = rates.get(currency)
  const written = new Map(read.written)
  written.delete(field)
  if (rate)
    return { ...read, isRounded, written, values: { ...read.values, [field]: plnOf(amount, rate.pln) } }
  return { ...read, reasons: [...read.reasons, { field, reason: 'currency_no_rate', value: currency }] }
}

/**
 * With a markup the price is made of the cost, which is the purchase price of the line, or where it has none what stands in the column of
 * the price. Without one the price is the line's own, and the cost is remembered beside it.
 */
export function pricedLine(
  line: ReadLine,
  kind: ProductType,
  { rates, ...rule }: CostRule & { rates: CurrencyRates },
): PricedLine {
  const prices = inPln(line, 'price', line.currency, rates)
  const read = inPln(prices, 'purchasePrice', line.costCurrency, rates)
  const isRuled = rule.markup !== undefined
  const field: Amount = isRuled && read.values.purchasePrice === undefined ? 'price' : 'purchasePrice'
  const amount = read.values[field]
  if (typeof amount !== 'number' || read.reasons.some((reason) => reason.field === field))
    return { read, cost: null }
  const reason = amount > MAX_PLN ? 'too_much' : isRuled && amount <= 0 ? 'price_positive' : null
  if (reason) {
    const value = shown(line.written.get(field) ?? '')
    return { read: { ...read, reasons: [...read.reasons, { field, reason, value }] }, cost: null }
  }
  const vatRate = rateOfProduct[kind]
  const cost = netCost(groszeFromPln(plnOf(amount, 1)), vatRate, rule)
  if (!isRuled) return { read, cost }
  const written = new Map(read.written)
  written.delete('price')
  const price = plnFromGrosze(priceFromCost(cost, vatRate, rule))
  return { read: { ...read, written, values: { ...read.values, price } }, cost }
}
