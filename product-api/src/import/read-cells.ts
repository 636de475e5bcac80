import type { Currency } from '@bieznik/contract/currencies'
import { formatBoltCircle, parseBoltCircle } from '@bieznik/contract/bolt-circle'
import { findField } from '@bieznik/contract/product-fields'
import type { ImportReason } from '@bieznik/contract/import-reasons'
import type { ImportColumns, ImportField, ImportLine, ImportOptions } from '@bieznik/contract/product-import'
import { toSidewallLetters } from '@bieznik/contract/sidewall-letters'
import { cleanCode, isVisible } from '@bieznik/contract/typed-text'
import { cleanText } from './clean-text.ts'
import { unescapeFormula } from '@bieznik/contract/escape-formula'
import { readDecimal } from './read-decimal.ts'
import type { FileRecord } from './split-records.ts'
import { readPrice } from './read-price.ts'
import { readService } from './read-service.ts'
import { readSize } from './read-size.ts'
import { readStock } from './read-stock.ts'
import { readAnswer, readCondition, readKind, readLoadClass, readSeason, readTireType } from './words.ts'

/** What cells were read as, in the form that the rules for products take. */
export type Values = Partial<Record<ImportField, unknown>>
export type Reasons = ImportLine['reasons']

/** `field`: where it is wrong, when that is another cell. */
type Cell = { value: unknown } | { reason: ImportReason; field?: ImportField }

/** A line of the file: what its cells say, and the cells that cannot be read. */
export type ReadLine = {
  line: number
  written: ReadonlyMap<ImportField, string>
  values: Values
  reasons: Reasons
  /** What the price is in, and what the cost is in. */
  currency: Currency
  costCurrency: Currency
}

const read = (value: unknown, reason: ImportReason): Cell =>
  value === undefined || value === null ? { reason } : { value }

const circle = (text: string) => {
  const bolts = parseBoltCircle(text)
  return read(bolts && formatBoltCircle(bolts), 'bolt_circle')
}
/** `R16`, `ZR17`, `16C` */
const rim = (text: string, { threeDigits }: Reading) =>
  readDecimal(toSidewallLetters(text).replaceAll(/^\s*Z?R\s*(?=\d)|(?<=\d)\s*C\s*$/g, ''), threeDigits)
/** `7,5J` */
const width = (text: string, { threeDigits }: Reading) =>
  readDecimal(text.replace(/(?<=\d)\s*JJ?\s*$/i, ''), threeDigits)
/** `ET45`, `-10` */
function offset(text: string, { threeDigits }: Reading): Cell {
  const [, sign, number = ''] = /^\s*(?:ET)?\s*([+-]?)(.*)$/i.exec(text) ?? []
  const cell = readDecimal(number, threeDigits)
  return sign === '-' && 'value' in cell ? { value: -cell.value } : cell
}
const id = (text: string) => read(/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null, 'id_invalid')

/** How the cells of a file are to be read. */
export type Reading = Pick<ImportOptions, 'threeDigits' | 'currency'> & {
  /** Of costs that do not say it. */
  costCurrency?: Currency | undefined
}

const MAX_CODE = 100

/** As it is written, so that no two keys become one. */
function supplierCode(text: string): Cell {
  const code = cleanText(text)
  if (/\p{Cc}/u.test(code)) return { reason: 'characters' }
  return code.length > MAX_CODE ? { reason: 'too_long' } : { value: code }
}

/** `nowa` anywhere, `tak` where the header asks whether it is a retread. */
function condition(text: string, columns: ImportColumns): Cell {
  const header = columns.find(({ field }) => field === 'isRetreaded')?.header ?? ''
  return read(readCondition(cleanCode(text), header), 'condition_unknown')
}

type Readers = Partial<Record<ImportField, (text: string, reading: Reading) => Cell>>

/** Columns with a notation of their own; invisible marks are taken out before. */
const codes: Readers = {
  id,
  productType: (text) => read(readKind(text), 'product_type_unknown'),
  quantityInStock: (text, { threeDigits }) => readStock(text, threeDigits),
  inArchive: (text) => read(readAnswer(text), 'yes_or_no'),
  typeOfTire: (text) => read(readTireType(text), 'type_unknown'),
  icVc: (text) => ({ value: readService(text) }),
  loadClass: (text) => read(readLoadClass(text), 'load_class_unknown'),
  season: (text) => read(readSeason(text), 'season_unknown'),
  width,
  diameter: rim,
  et: offset,
}

/** Everything else is read as it is typed in the form. */
function readCell(field: ImportField, text: string, reading: Reading): Cell {
  const reader = codes[field]
  if (reader) return reader(cleanCode(text), reading)
  if (field === 'supplierCode') return supplierCode(text)
  switch (findField(field)?.control) {
    case 'number':
      return readDecimal(cleanCode(text), reading.threeDigits)
    case 'boltCircle':
      return circle(cleanCode(text))
    case 'text':
    case 'maker':
      return { value: cleanText(text) }
    case 'lines':
      return { value: text.replaceAll(/\r\n?/g, '\n') }
    default:
      return { value: text }
  }
}

/** A cell that is empty says nothing: a price list without pictures takes none away. */
function writtenCells(columns: ImportColumns, cells: string[]): Map<ImportField, string> {
  const written = new Map<ImportField, string>()
  for (const [index, { field }] of columns.entries()) {
    const cell = unescapeFormula(cells[index] ?? '')
    if (field && isVisible(cell)) written.set(field, cell)
  }
  return written
}

/** Cells that say several fields, or one of them in parts, are read together with others. */
const COMBINED: ReadonlySet<ImportField> = new Set(['size', 'loadIndex', 'speedSymbol', 'currency'])

/** Reads the cells of a record; nothing is known yet of the product that it is about. */
export function readLine(
  { cells, line, broken }: FileRecord,
  columns: ImportColumns,
  reading: Reading = {},
): ReadLine {
  if (broken) return brokenLine(line, broken, cells.join(''))
  const written = writtenCells(columns, cells)
  const values: Values = {}
  const reasons: Reasons = []
  const price = readPrice(written.get('price'), written.get('currency'), reading)
  const purchasePrice = readPrice(written.get('purchasePrice'), written.get('currency'), {
    ...reading,
    currency: reading.costCurrency,
  })
  const isRetreaded = condition(written.get('isRetreaded') ?? '', columns)
  const ofSeveral: Partial<Record<ImportField, Cell>> = { price, purchasePrice, isRetreaded }
  for (const [field, text] of written) {
    if (COMBINED.has(field)) continue
    const cell = ofSeveral[field] ?? readCell(field, text, reading)
    if ('value' in cell) {
      values[field] = cell.value
      continue
    }
    const { field: at = field, reason } = cell
    reasons.push({ field: at, reason, value: shown(written.get(at) ?? text) })
  }
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    reasons.push({
      field: null,
      reason: 'too_many_cells',
      value: shown(cells.slice(columns.length).join(' ')),
    })
  const size = sizeIn(written)
  if ('reasons' in size) reasons.push(...size.reasons)
  return {
    line,
    written,
    values: { ...size.values, ...serviceIn(written), ...classIn(written), ...values },
    reasons,
    currency: 'currency' in price ? price.currency : 'PLN',
    costCurrency: 'currency' in purchasePrice ? purchasePrice.currency : 'PLN',
  }
}

function brokenLine(line: number, reason: ImportReason, text: string): ReadLine {
  return {
    line,
    written: new Map(),
    values: {},
    reasons: [{ field: null, reason, value: shown(text) }],
    currency: 'PLN',
    costCurrency: 'PLN',
  }
}

function sizeIn(written: ReadLine['written']): { values: Values } | { values: Values; reasons: Reasons } {
  const size = written.get('size')
  if (size === undefined) return { values: {} }
  const reading = readSize(size)
  if (!('reason' in reading)) return { values: reading }
  return { values: {}, reasons: [{ field: 'size', reason: reading.reason, value: shown(size) }] }
}

/** The class of the carcass, when it is written behind the rim: `16C`. */
function classIn(written: ReadLine['written']): Values {
  return /\dC$/.test(toSidewallLetters(written.get('diameter')?.trim() ?? '')) ? { loadClass: 'C' } : {}
}

/** Load index and speed symbol, when they stand in columns of their own. */
function serviceIn(written: ReadLine['written']): Values {
  const [load, speed] = [written.get('loadIndex'), written.get('speedSymbol')]
  if (load === undefined || speed === undefined) return {}
  return { icVc: readService(`${load.trim()}${speed.trim()}`) }
}

const MAX_SHOWN = 80

/** Enough of a cell to know it again. */
export function shown(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
