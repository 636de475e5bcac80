const BLANK = /[\s\u00A0\u2009\u202F]/gu
const UNITS = /(?:zł|zl|pln|mm|szt|pcs|шт|мм|"|″|cali|cale)\.?$/iu
const GROUPED_BY_BLANKS = /^\d{1,3}(?: \d{3})+(?:[.,]\d*)?$/
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+,\d*|(?:,\d{3})+\.\d*)$/
const PLAIN = /^\d+(?:[.,]\d+)?$/

/**
 * `1234,5`, `1 234,50 zł`, `1.234,50` and `1,234.50` are numbers. A single comma or point is a decimal one: what `1.234` means
 * is not guessed, and its third decimal is refused later. Null: no number.
 */
export function readDecimal(text: string): number | null {
  const written = text.replaceAll(BLANK, ' ').trim().replace(UNITS, '').trim()
  if (GROUPED_BY_BLANKS.test(written)) return toNumber(written.replaceAll(' ', '').replace(',', '.'))
  if (GROUPED.test(written)) return toNumber(withoutGroups(written))
  return PLAIN.test(written) ? toNumber(written.replace(',', '.')) : null
}

function withoutGroups(written: string): string {
  const last = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'))
  return `${written.slice(0, last).replaceAll(/[.,]/g, '')}.${written.slice(last + 1)}`
}

function toNumber(text: string): number | null {
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
