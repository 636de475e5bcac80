import { encode } from 'uqr'
import { MARGIN, paragraph, type Pdf } from '../pdf/pdf-sheet.ts'

/** In points. */
const CODE_SIZE = 96

/** The QR code that leads to the invoice in KSeF, with its number there and the address below. */
export function writeVerification(pdf: Pdf, { url, ksefNumber }: { url: string; ksefNumber: string }): void {
  const { size, data } = encode(url, { border: 0 })
  if (pdf.y + CODE_SIZE + 40 > pdf.page.height - MARGIN) pdf.addPage()
  pdf.moveDown(0.8)
  const top = pdf.y
  const side = CODE_SIZE / size
  for (const [line, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(MARGIN + column * side, top + line * side, side, side)
  pdf.fill('black')
  pdf.y = top + CODE_SIZE + 6
  paragraph(pdf, `KSeF: ${ksefNumber}`)
  paragraph(pdf, url)
}
