import { formatBoltCircle, parseBoltCircle } from '@bieznik/contract/bolt-circle'
import type { ImportColumns, ImportField, ImportLine, ImportReason } from '@bieznik/contract/product-import'
import { undefuse } from './defuse.ts'
import { readDecimal } from './read-decimal.ts'
import type { FileRecord } from './read-file.ts'
import { readSize } from './read-size.ts'
import { readAnswer, readKind, readSeason, readTireType } from './words.ts'

/** What cells were read as, in the form that the rules for products take. */
export type Values = Partial<Record<ImportField, unknown>>
export type Reasons = ImportLine['reasons']

type Cell = { value: unknown } | { reason: ImportReason }

/** A line of the file: what its cells say, and the cells that cannot be read. */
export type ReadLine = {
  line: number
  written: ReadonlyMap<ImportField, string>
  values: Values
  reasons: Reasons
}

const read = (value: unknown, reason: ImportReason): Cell =>
  value === undefined || value === null ? { reason } : { value }

const decimal = (text: string) => read(readDecimal(text), 'number')
const whole = (text: string) => {
  const number = readDecimal(text)
  return read(number !== null && Number.isInteger(number) ? number : null, 'stock_invalid')
}
const circle = (text: string) => {
  const bolts = parseBoltCircle(text)
  return read(bolts && formatBoltCircle(bolts), 'bolt_circle')
}
const id = (text: string) => read(/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null, 'id_invalid')
const asWritten = (text: string): Cell => ({ value: text })

const readers: Partial<Record<ImportField, (text: string) => Cell>> = {
  id,
  productType: (text) => read(readKind(text), 'product_type_unknown'),
  price: decimal,
  quantityInStock: whole,
  inArchive: (text) => read(readAnswer(text), 'yes_or_no'),
  typeOfTire: (text) => read(readTireType(text), 'type_unknown'),
  season: (text) => read(readSeason(text), 'season_unknown'),
  width: decimal,
  profile: decimal,
  diameter: (text) => decimal(text.replace(/^\s*Z?R\s*(?=\d)/i, '')),
  centralBoreDiameter: decimal,
  boltSpacing: circle,
  boltDistance: circle,
  thickness: decimal,
  inf: (text) => ({ value: text.replaceAll(/\r\n?/g, '\n') }),
}

/** A cell that is empty says nothing: a price list without pictures takes none away. */
function writtenCells(columns: ImportColumns, cells: string[]): Map<ImportField, string> {
  const written = new Map<ImportField, string>()
  for (const [index, { field }] of columns.entries()) {
    const cell = undefuse(cells[index] ?? '')
    if (field && cell.trim() !== '') written.set(field, cell)
  }
  return written
}

/** Reads the cells of a record; nothing is known yet of the product that it is about. */
export function readLine({ cells, line }: FileRecord, columns: ImportColumns): ReadLine {
  const written = writtenCells(columns, cells)
  const values: Values = {}
  const reasons: Reasons = []
  for (const [field, text] of written) {
    if (field === 'size') continue
    const cell = (readers[field] ?? asWritten)(text)
    if ('value' in cell) values[field] = cell.value
    else reasons.push({ field, reason: cell.reason, value: shown(text) })
  }
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    reasons.push({
      field: null,
      reason: 'too_many_cells',
      value: shown(cells.slice(columns.length).join(' ')),
    })
  const size = written.get('size')
  if (size === undefined) return { line, written, values, reasons }
  const reading = readSize(size)
  if ('reason' in reading) reasons.push({ field: 'size', reason: reading.reason, value: shown(size) })
  return { line, written, values: 'reason' in reading ? values : { ...reading, ...values }, reasons }
}

const MAX_SHOWN = 80

/** Enough of a cell to know it again. */
export function shown(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
