import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import { readDecimal, type ThreeDigits } from './read-decimal.ts'

const NONE =
  /^(?:brak|nie|nie ma|niedostępn[yae]|none|no|sold out|out of stock|not available|нет|нет в наличии|nein|ausverkauft|nicht verfügbar)$/

/** `>20`, `more than 20` */
const MORE =
  /^(?:>|więcej niż|powyżej|ponad|more than|over|более|больше|свыше) ?(\d{1,6})(?: ?(?:szt|pcs|шт)\.?)?$/

/** `20+`, `at least 20` */
const AT_LEAST = /^(?:(?:≥|>=|co najmniej|min\.?|at least|не менее) ?(\d{1,6})|(\d{1,6}) ?\+)$/

/** Pieces. Of a stock that is only known to be more the least is taken, so that nothing is sold that may not be there. */
export function readStock(
  text: string,
  threeDigits?: ThreeDigits,
): { value: number } | { reason: ImportReason } {
  const words = text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  if (NONE.test(words)) return { value: 0 }
  const [, more] = MORE.exec(words) ?? []
  if (more !== undefined) return { value: Number(more) + 1 }
  const [, atLeast, orMore] = AT_LEAST.exec(words) ?? []
  const least = atLeast ?? orMore
  if (least !== undefined) return { value: Number(least) }
  const reading = readDecimal(text, threeDigits)
  if ('value' in reading) return Number.isInteger(reading.value) ? reading : { reason: 'stock_invalid' }
  return { reason: reading.reason === 'thousands' ? 'thousands' : 'stock_invalid' }
}
