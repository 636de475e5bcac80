import type { Company, RegisterEntry } from '@bieznik/contract/platform/company'
import { markStrokes } from './mark-strokes.ts'
import {
  BOLD,
  columnsOf,
  HALVES,
  heading,
  INK,
  MARGIN,
  QUIET,
  rule,
  sideBySide,
  wholeWidth,
  write,
  writeLabel,
  type Column,
  type Pdf,
} from './pdf-sheet.ts'

/** Who sells, as papers show it. */
export type Seller = RegisterEntry & Pick<Company, 'legalName' | 'seat' | 'nip' | 'email' | 'phone'>

const MARK = 22

function drawMark(pdf: Pdf): void {
  pdf
    .save()
    .translate(MARGIN - 2, pdf.y)
    .scale(MARK / 24)
  for (const [from, to] of markStrokes) pdf.moveTo(...from).lineTo(...to)
  pdf.lineWidth(2.4).lineCap('butt').strokeColor(INK).stroke().restore()
}

/** The mark and how the shop is reached, a line, and what the document is. */
export function writeLetterhead(pdf: Pdf, title: string, { email, phone }: Seller): void {
  const top = pdf.y
  const [brand, reach] = columnsOf(wholeWidth(pdf), [0.5, 0.5])
  if (!brand || !reach) return
  drawMark(pdf)
  pdf.y = top
  write(pdf, 'Bieżnik', { ...brand, left: MARGIN + MARK + 4 }, { font: BOLD, size: 16 })
  pdf.y = top + 7
  write(pdf, `${phone}   ${email}`, reach, { size: 8.5, color: QUIET, align: 'right' })
  pdf.y = top + MARK + 8
  rule(pdf, wholeWidth(pdf), 1.5, INK)
  pdf.y += 20
  heading(pdf, title, 17)
  pdf.y += 4
}

function writeSeller(pdf: Pdf, { legalName, seat, nip }: Seller, column: Column): void {
  writeName(pdf, legalName, column)
  write(pdf, `${seat.street}\n${seat.postCode} ${seat.city}\nNIP ${nip}`, column)
}

const writeName = (pdf: Pdf, name: string, column: Column): void =>
  write(pdf, name, column, { font: BOLD, size: 10.5 })

/** Who buys: what stands above the name and below it. */
interface Buyer {
  label: string
  name: string
  writeRest: (column: Column) => void
}

/** The seller at the left, by name, seat and tax number, since the registers stand in the footer; the buyer at the right. */
export function writeParties(
  pdf: Pdf,
  [label, seller]: readonly [label: string, Seller],
  buyer: Buyer,
): void {
  const [left, right] = columnsOf(wholeWidth(pdf), HALVES)
  if (!left || !right) return
  sideBySide(pdf, [
    () => {
      writeLabel(pdf, label, left)
      writeSeller(pdf, seller, left)
    },
    () => {
      writeLabel(pdf, buyer.label, right)
      writeName(pdf, buyer.name, right)
      buyer.writeRest(right)
    },
  ])
  pdf.y += 16
}
