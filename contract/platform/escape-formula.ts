/** A spreadsheet takes a cell that begins so for a formula. The full-width forms count too. */
const HOSTILE = /^'*[=+\-@\t\r\n＝＋－＠]/u

/** What begins so and is no formula: the offset of a wheel may be below zero. */
const NEGATIVE = /^-\d+(?:[.,]\d+)?$/

/** Writes a cell so that a spreadsheet shows it instead of running it; a number stays a number. */
export function escapeFormula(cell: string): string {
  return HOSTILE.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell
}

/** Undoes `escapeFormula`; every other cell stays as it is. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && HOSTILE.test(cell) ? cell.slice(1) : cell
}
