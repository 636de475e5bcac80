import { INK, MARGIN, needRoom, type Pdf } from './pdf-sheet.ts'

const CODE_SIZE = 96

/** A QR code, whole on one page. `below`: points that have to fit on it below the code. */
export function writeCode(
  pdf: Pdf,
  code: readonly (readonly boolean[])[],
  { below, size = CODE_SIZE, left = MARGIN }: { below: number; size?: number; left?: number },
): void {
  pdf.y += 8
  needRoom(pdf, size + below)
  const top = pdf.y
  const side = size / code.length
  for (const [line, modules] of code.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) pdf.rect(left + column * side, top + line * side, side, side)
  pdf.fill(INK)
  pdf.y = top + size + 6
}
