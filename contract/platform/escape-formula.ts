/** A spreadsheet takes a cell that begins so for a formula. The full-width forms count too. */
const HOSTILE = /^'*[=+\-@\t\r\n＝＋－＠]/u

/** Digits behind an apostrophe, which a spreadsheet shows without it: as many as they are, the first one guards the rest. */
const GUARDED_DIGITS = /^'+\d+$/

/** What begins so and is no formula: the offset of a wheel may be below zero. */
const NEGATIVE = /^-\d+(?:[.,]\d+)?$/

/** Writes a cell so that a spreadsheet shows it as it is instead of running it; a number stays a number. */
export function escapeFormula(cell: string): string {
  const isTaken = HOSTILE.test(cell) || GUARDED_DIGITS.test(cell)
  return isTaken && !NEGATIVE.test(cell) ? `'${cell}` : cell
}

/** Undoes `escapeFormula`, and what people write so that a spreadsheet takes digits for text; every other cell stays as it is. */
export function unescapeFormula(cell: string): string {
  const isGuarded = cell.startsWith("'") && (HOSTILE.test(cell) || GUARDED_DIGITS.test(cell))
  return isGuarded ? cell.slice(1) : cell
}
