const MARKS = [';', '\t', ','] as const

/** Enough to tell what separates columns from what separates decimals. */
const MAX_LINES = 20

/** `sep=;`, which spreadsheets write and read in the first line. */
const DECLARED = /^\uFEFF?"?sep=([;,\t|])"?[;,\t|]?(?:\r|\n|$)/i

/** Cells in quotation marks. A mark within a cell, as of inches, opens nothing. */
const QUOTED = /(?<=^|[;,\t\r\n])"(?:[^"]|"")*"/g

/**
 * What separates the columns of a file: as it says itself, else the one of `;`, tab and `,` that stands equally often in the most of its
 * first lines, since a header like `Price, zł, gross` has commas where the lines have none. Of two that are equal the first.
 */
export function findDelimiter(text: string): { delimiter: string; isDeclared: boolean } {
  const declared = DECLARED.exec(text)?.[1]
  if (declared !== undefined) return { delimiter: declared, isDeclared: true }
  const lines = text.replaceAll(QUOTED, '').split(/[\r\n]+/)
  const first = lines.filter((line) => line.trim() !== '').slice(0, MAX_LINES)
  const marks = MARKS.map((mark) => ({ mark, lines: countRegular(first, mark) }))
  const [best] = marks.toSorted((a, b) => b.lines - a.lines)
  return { delimiter: best?.mark ?? ';', isDeclared: false }
}

/** In how many lines the mark stands equally often. */
function countRegular(lines: string[], mark: string): number {
  const groups = Map.groupBy(lines, (line) => line.split(mark).length - 1)
  groups.delete(0)
  return Math.max(0, ...Array.from(groups.values(), (equal) => equal.length))
}
