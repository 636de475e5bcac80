import { MARGIN, type Pdf } from './pdf-sheet.ts'

/** In points. */
const CODE_SIZE = 96

/** A QR code at the left margin, whole on one page. `below`: points that have to fit on it below the code. */
export function writeCode(
  pdf: Pdf,
  code: readonly (readonly boolean[])[],
  { below, size = CODE_SIZE }: { below: number; size?: number },
): void {
  if (pdf.y + size + below > pdf.page.height - MARGIN) pdf.addPage()
  pdf.moveDown(0.8)
  const top = pdf.y
  const side = size / code.length
  for (const [line, modules] of code.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(MARGIN + column * side, top + line * side, side, side)
  pdf.fill('black')
  pdf.y = top + size + 6
}
