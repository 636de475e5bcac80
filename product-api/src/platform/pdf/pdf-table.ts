import { LINE_GAP, MARGIN, widthOf, type Pdf } from './pdf-sheet.ts'

const TEXT = 9
const GAP = 6

/** One row of a table. `shares` of the width; the first column is text, the others are amounts, aligned right. */
export function tableRow(pdf: Pdf, texts: readonly string[], shares: readonly number[], font: string): void {
  const whole = widthOf(pdf)
  pdf.font(font).fontSize(TEXT)
  const widths = shares.map((share) => share * whole - GAP)
  const heights = texts.map((text, index) => pdf.heightOfString(text, { width: widths[index], lineGap: 1 }))
  const height = Math.max(...heights)
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage()
  const top = pdf.y
  let left = MARGIN
  texts.forEach((text, index) => {
    const width = widths[index] ?? 0
    pdf.text(text, left, top, { width, lineGap: 1, align: index === 0 ? 'left' : 'right' })
    left += width + GAP
  })
  pdf.x = MARGIN
  pdf.y = top + height + LINE_GAP
}
