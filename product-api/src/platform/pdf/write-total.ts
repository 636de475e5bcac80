import { BOLD, columnsOf, INK, sideBySide, write, type Column, type Pdf } from './pdf-sheet.ts'

const PADDING = 10
const WASH = '#efece5'

/** What a document comes to, in a field of its own. */
export function writeTotal(pdf: Pdf, label: string, amount: string, { left, width }: Column): void {
  const inner = { left: left + PADDING, width: width - 2 * PADDING }
  const [words, figure] = columnsOf(inner, [0.5, 0.5])
  if (!words || !figure) return
  const top = pdf.y
  pdf.font(BOLD).fontSize(9.5)
  const height = Math.max(pdf.heightOfString(label, { width: words.width, lineGap: 2 }), 18)
  pdf.rect(left, top, width, height + 2 * PADDING).fill(WASH)
  pdf.y = top + PADDING + (height > 18 ? 0 : 3)
  write(pdf, label, words, { font: BOLD, lineGap: 2 })
  pdf.y = top + PADDING + (height - 18) / 2 - 1
  write(pdf, amount, figure, { font: BOLD, size: 14, align: 'right', color: INK })
  pdf.y = top + height + 2 * PADDING + 12
}

/** An amount at the right edge, with what it is before it. */
export function writeAmount(pdf: Pdf, label: string, amount: string, { left, width }: Column): void {
  const inner = { left: left + PADDING, width: width - 2 * PADDING }
  const [words, figure] = columnsOf(inner, [0.5, 0.5])
  if (!words || !figure) return
  sideBySide(pdf, [() => write(pdf, label, words), () => write(pdf, amount, figure, { align: 'right' })])
}
