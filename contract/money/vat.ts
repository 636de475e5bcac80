import type { ProductType } from '../catalogue/product.ts'
import { addMoney, grosze, multiplyMoney, type Grosze } from './grosze.ts'

/* How VAT follows from prices that contain it: invoices and what is shown before them are computed alike. */

/** The rates, by the name that documents give them. */
export const vatPercents = { '23': 23, '8': 8, '5': 5 } as const
export type VatRate = keyof typeof vatPercents

const isVatRate = (text: string): text is VatRate => Object.hasOwn(vatPercents, text)
export const vatRateNames = Object.keys(vatPercents).filter(isVatRate)

/** What each kind of product is taxed at. */
export const rateOfProduct: Readonly<Record<ProductType, VatRate>> = { Tire: '23', Wheel: '23', Spacer: '23' }

export type PricedLine = {
  quantity: number
  /** Per piece, with VAT. */
  price: Grosze
  rate: VatRate
}

export type VatSum = { rate: VatRate; gross: Grosze; net: Grosze; vat: Grosze }

/** VAT contained in a gross amount, in grosze, half up (act on VAT, article 106e(7)). */
export function vatWithin(gross: Grosze, rate: VatRate): Grosze {
  const percent = vatPercents[rate]
  const divisor = 100 + percent
  return grosze(Math.floor((2 * gross * percent + divisor) / (2 * divisor)))
}

export const grossOfLine = ({ price, quantity }: PricedLine): Grosze => multiplyMoney(price, quantity)

/** The gross method: VAT is taken of the sum of each rate, not of each line. */
export function sumsOf(lines: readonly PricedLine[]): VatSum[] {
  return vatRateNames
    .filter((rate) => lines.some((line) => line.rate === rate))
    .toSorted((a, b) => vatPercents[b] - vatPercents[a])
    .map((rate) => {
      const gross = addMoney(...lines.filter((line) => line.rate === rate).map(grossOfLine))
      const vat = vatWithin(gross, rate)
      return { rate, gross, net: grosze(gross - vat), vat }
    })
}

export function totalOfSums(sums: readonly VatSum[]): Omit<VatSum, 'rate'> {
  return {
    gross: addMoney(...sums.map(({ gross }) => gross)),
    net: addMoney(...sums.map(({ net }) => net)),
    vat: addMoney(...sums.map(({ vat }) => vat)),
  }
}

type SoldLine = { productType: ProductType; quantity: number; price: Grosze }

/** The sums of each rate that the invoice for these products will state. */
export const sumsOfProducts = (lines: readonly SoldLine[]): VatSum[] =>
  sumsOf(lines.map(({ productType, ...line }) => ({ ...line, rate: rateOfProduct[productType] })))
