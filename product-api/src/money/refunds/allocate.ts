import { grosze, type Grosze } from '@bieznik/contract/money/money'

/** What of a payment can go back, and what has gone already; dollars where it was paid in dollars. */
export type Source = {
  id: string
  amount: Grosze
  refundedAmount: Grosze
  usdCents: number | null
  refundedUsdCents: number
}

export type Part = { paymentId: string; amount: Grosze; usdCents: number | null }

export const leftOf = ({ amount, refundedAmount }: Source): Grosze => grosze(amount - refundedAmount)

/** The dollars of a part: all parts of a payment together are exactly its dollars, whatever they are rounded to. */
export function dollarsOfPart(source: Source, part: Grosze): number | null {
  const { amount, refundedAmount, usdCents, refundedUsdCents } = source
  if (usdCents === null) return null
  return Math.floor((usdCents * (refundedAmount + part)) / amount) - refundedUsdCents
}

/** Takes an amount from payments in their order; null: they do not hold so much. */
export function allocate(sources: readonly Source[], amount: Grosze): Part[] | null {
  const parts: Part[] = []
  let left: number = amount
  for (const source of sources) {
    const part = grosze(Math.min(left, leftOf(source)))
    if (part <= 0) continue
    parts.push({ paymentId: source.id, amount: part, usdCents: dollarsOfPart(source, part) })
    left -= part
  }
  return left > 0 ? null : parts
}
