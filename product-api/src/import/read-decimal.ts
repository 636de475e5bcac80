const BLANK = /[\s\u00A0\u2009\u202F]/gu
const UNITS = /(?:zł|zl|pln|mm|szt|pcs|шт|мм|"|″|cali|cale)\.?$/iu
const GROUPED_BY_BLANKS = /^\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:,\d{3})+\.\d*)$/
const PLAIN = /^\d+(?:[.,]\d+)?$/

/** `1.200` is one thousand two hundred to some and one and a fifth to others. */
const AMBIGUOUS = /^\d+[.,]\d{3}$/

type Reading = { value: number } | { reason: 'number' | 'thousands' }

/**
 * `1234,5`, `1 234,50 zł`, `1.234,50` and `1,234.50` are numbers; a single comma or point is a decimal one. Three digits after a single
 * one are never guessed: `thousands`.
 */
export function readDecimal(text: string): Reading {
  const written = text.replaceAll(BLANK, ' ').trim().replace(UNITS, '').trim()
  if (AMBIGUOUS.test(written)) return { reason: 'thousands' }
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
