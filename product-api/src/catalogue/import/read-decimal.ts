import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'

const BLANK = /[\s\u00A0\u2009\u202F]/gu
const UNITS = /(?:zł|zl|pln|mm|szt|pcs|kg(?:'?s)?|шт|мм|кг|"|″|cali|cale)\.?$/iu
const GROUPED_BY_BLANKS = /^\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:,\d{3})+\.\d*)$/
const GROUPED_BY_ONE = /^[1-9]\d{0,2}[.,]\d{3}$/
const PLAIN = /^\d+(?:[.,]\d+)?$/

/** `1.200` is one thousand two hundred to some and one and a fifth to others. */
const AMBIGUOUS = /^\d+[.,]\d{3}$/

type Reading = { value: number } | { reason: 'number' | 'thousands' }

/** What staff answered of three digits after a single separator; undefined: nothing yet. */
export type ThreeDigits = ImportOptions['threeDigits']

/**
 * `1234,5`, `1 234,50 zł`, `1.234,50` and `1,234.50` are numbers; a single comma or point is a decimal one. Three digits after a single
 * one are never guessed: `thousands`, unless staff have said what they are.
 */
export function readDecimal(text: string, threeDigits?: ThreeDigits): Reading {
  const written = text.replaceAll(BLANK, ' ').trim().replace(UNITS, '').trim()
  if (AMBIGUOUS.test(written) && threeDigits !== 'decimals') {
    const isGrouped = threeDigits === 'thousands' && GROUPED_BY_ONE.test(written)
    return isGrouped ? toNumber(written.replace(/[.,]/, '')) : { reason: 'thousands' }
  }
  if (GROUPED_BY_BLANKS.test(written)) return toNumber(written.replaceAll(' ', '').replace(',', '.'))
  if (GROUPED.test(written)) return toNumber(withoutGroups(written))
  return PLAIN.test(written) ? toNumber(written.replace(',', '.')) : { reason: 'number' }
}

function withoutGroups(written: string): string {
  const last = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'))
  return `${written.slice(0, last).replaceAll(/[.,]/g, '')}.${written.slice(last + 1)}`
}

function toNumber(text: string): Reading {
  const value = Number(text)
  return Number.isFinite(value) ? { value } : { reason: 'number' }
}
