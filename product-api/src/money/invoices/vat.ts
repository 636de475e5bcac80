import { addMoney, grosze, multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { ProductType } from '@bieznik/contract/catalogue/product'

/** A rate of VAT, and the fields of FA(3) for the sums at that rate. */
export const vatRates = {
  '23': { percent: 23, netField: 'P_13_1', vatField: 'P_14_1' },
  '8': { percent: 8, netField: 'P_13_2', vatField: 'P_14_2' },
  '5': { percent: 5, netField: 'P_13_3', vatField: 'P_14_3' },
} as const
export type VatRate = keyof typeof vatRates

const isVatRate = (text: string): text is VatRate => Object.hasOwn(vatRates, text)
export const vatRateNames = Object.keys(vatRates).filter(isVatRate)

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
  const { percent } = vatRates[rate]
  const divisor = 100 + percent
  return grosze(Math.floor((2 * gross * percent + divisor) / (2 * divisor)))
}

/** VAT on a net amount, in grosze, half up. */
export function vatOn(net: Grosze, rate: VatRate): Grosze {
  return grosze(Math.floor((2 * net * vatRates[rate].percent + 100) / 200))
}

export const grossOfLine = ({ price, quantity }: PricedLine): Grosze => multiplyMoney(price, quantity)

/** The gross method: VAT is taken of the sum of each rate, not of each line. */
export function sumsOf(lines: readonly PricedLine[]): VatSum[] {
  return vatRateNames
    .filter((rate) => lines.some((line) => line.rate === rate))
    .toSorted((a, b) => vatRates[b].percent - vatRates[a].percent)
    .map((rate) => {
      const gross = addMoney(...lines.filter((line) => line.rate === rate).map(grossOfLine))
      const vat = vatWithin(gross, rate)
      return { rate, gross, net: grosze(gross - vat), vat }
    })
}

/** By how much the sums change, so that an invoice and its corrections together are exactly the sums of what is left. */
export function differenceOf(before: readonly PricedLine[], after: readonly PricedLine[]): VatSum[] {
  const old = sumsOf(before)
  return sumsOf([...after, ...before.map((line) => ({ ...line, quantity: 0 }))]).map((sum) => {
    const was = old.find(({ rate }) => rate === sum.rate)
    return {
      rate: sum.rate,
      gross: grosze(sum.gross - (was?.gross ?? 0)),
      net: grosze(sum.net - (was?.net ?? 0)),
      vat: grosze(sum.vat - (was?.vat ?? 0)),
    }
  })
}

export function totalOfSums(sums: readonly VatSum[]): Omit<VatSum, 'rate'> {
  return {
    gross: addMoney(...sums.map(({ gross }) => gross)),
    net: addMoney(...sums.map(({ net }) => net)),
    vat: addMoney(...sums.map(({ vat }) => vat)),
  }
}
