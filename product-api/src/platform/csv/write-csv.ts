import { Readable } from 'node:stream'
import type { Grosze } from '@bieznik/contract/money/money'
import { stringify } from 'csv-stringify'
import { escapeFormula } from '@bieznik/contract/platform/escape-formula'

/** A cell: a text that somebody may have typed, a whole number, or an amount of money. null: empty. */
export type Cell = string | number | { grosze: Grosze } | null

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

async function* written(header: readonly string[], rows: AsyncIterable<readonly Cell[]>) {
  yield header
  for await (const row of rows) yield row.map(writeCell)
}

/** Rows as CSV in UTF-8 that a spreadsheet opens, as the export of the products is written. */
export function writeCsv(header: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /[\r\n;,\t]/,
  })
  const source = Readable.from(written(header, rows))
  source.on('error', (error) => csv.destroy(error))
  csv.on('close', () => source.destroy())
  return source.pipe(csv)
}
