import { Readable } from 'node:stream'
import type { Grosze } from '@bieznik/contract/money/money'
import { stringify } from 'csv-stringify'
import { escapeFormula } from '@bieznik/contract/platform/escape-formula'

/** A cell: a text that somebody may have typed, a whole number, or an amount of money. null: empty. */
type Cell = string | number | { grosze: Grosze } | null

/** The columns of a file: the key of each heading, and what stands below it in a row. */
export type Columns<Row, Name extends string> = readonly (readonly [name: Name, cell: (row: Row) => Cell])[]

/** -41250 → `-412,50`, as a spreadsheet in Polish or Russian reads a number. */
function writeMoney(amount: Grosze): string {
  const whole = Math.floor(Math.abs(amount) / 100)
  const cents = String(Math.abs(amount) % 100).padStart(2, '0')
  return `${amount < 0 ? '-' : ''}${whole},${cents}`
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return escapeFormula(cell)
  return typeof cell === 'number' ? String(cell) : writeMoney(cell.grosze)
}

async function* recordsOf<Row, Name extends string>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: Columns<Row, Name>,
  headings: Record<Name, string>,
) {
  yield columns.map(([name]) => headings[name])
  for await (const row of rows) yield columns.map(([, cell]) => writeCell(cell(row)))
}

/** Rows as CSV that a spreadsheet opens. */
export const writeCsv = <Row, Name extends string>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: Columns<Row, Name>,
  headings: Record<Name, string>,
): Readable => csvOf(recordsOf(rows, columns, headings))

/** Records as CSV in UTF-8. */
export function csvOf(records: AsyncIterable<string[]>, delimiter: ';' | ',' = ';'): Readable {
  const csv = stringify({ bom: true, delimiter, record_delimiter: 'windows', quoted_match: /[\r\n;,\t]/ })
  const source = Readable.from(records)
  source.on('error', (error) => csv.destroy(error))
  csv.on('close', () => source.destroy())
  return source.pipe(csv)
}
