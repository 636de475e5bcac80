import { grosze, type Grosze } from '@bieznik/contract/money/money'
import { sumsOf, vatPercents, type PricedLine, type VatRate, type VatSum } from '@bieznik/contract/money/vat'

/** The fields of FA(3) for the sums at a rate. */
export const vatFields: Readonly<Record<VatRate, { net: string; vat: string }>> = {
  '23': { net: 'P_13_1', vat: 'P_14_1' },
  '8': { net: 'P_13_2', vat: 'P_14_2' },
  '5': { net: 'P_13_3', vat: 'P_14_3' },
}

/** VAT on a net amount, in grosze, half up. */
export function vatOn(net: Grosze, rate: VatRate): Grosze {
  return grosze(Math.floor((2 * net * vatPercents[rate] + 100) / 200))
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
