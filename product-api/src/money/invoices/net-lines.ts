import { grossOfLine, vatWithin, type PricedLine, type VatRate } from '@bieznik/contract/money/vat'
import { grosze, type Grosze } from '@bieznik/contract/money/money'

export type NetLine<Line> = {
  line: Line
  /** grosze a piece, without VAT. */
  unitNet: Grosze
  net: Grosze
  vat: Grosze
}

/** The lines without VAT, as article 106f(1)(4) of the act on VAT wants them of an order: those of a rate come to exactly its sums. */
export function netLines<Line extends PricedLine>(lines: readonly Line[]): NetLine<Line>[] {
  const before = new Map<VatRate, Grosze>()
  return lines.map((line) => {
    const was = before.get(line.rate) ?? grosze(0)
    const gross = grossOfLine(line)
    const until = grosze(was + gross)
    before.set(line.rate, until)
    const vat = grosze(vatWithin(until, line.rate) - vatWithin(was, line.rate))
    const unitNet = grosze(line.price - vatWithin(line.price, line.rate))
    return { line, unitNet, net: grosze(gross - vat), vat }
  })
}
