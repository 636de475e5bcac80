import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'

const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`

/** `20x9`, `7,5Jx17`, `17"x7.5 J`, `8.25*22.5`; behind it the form of the hump may stand. */
const WHEEL_SIZE = new RegExp(
  String.raw`^R?${NUMBER}\s?["″]?\s?J{0,2}\s?[x×хХ*/]\s?${NUMBER}\s?["″]?\s?J{0,2}(?:\s?(?:E?H2?\+?|CH))?$`,
  'i',
)

/** Inches. No rim of a car or truck is as wide as it is high. */
export function readWheelSize(text: string): { width: number; diameter: number } | { reason: ImportReason } {
  const [, one, other] = WHEEL_SIZE.exec(text.trim()) ?? []
  if (one === undefined || other === undefined) return { reason: 'wheel_size' }
  const [width = 0, diameter = 0] = [one, other]
    .map((inches) => Number(inches.replace(',', '.')))
    .toSorted((a, b) => a - b)
  return width === diameter ? { reason: 'wheel_size' } : { width, diameter }
}
