import { findField } from '@bieznik/contract/catalogue/product-fields'
import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { ImportField, ImportLine, ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { toSidewallLetters } from '@bieznik/contract/catalogue/sidewall-letters'
import { cleanCode } from '@bieznik/contract/platform/typed-text'
import { cleanText } from './clean-text.ts'
import { readBoltCircles } from './read-bolt-circles.ts'
import { readDecimal } from './read-decimal.ts'
import { readService } from './read-service.ts'
import { readStock } from './read-stock.ts'
import { readAnswer, readCondition, readKind, readLoadClass, readSeason, readTireType } from './words.ts'

/** What cells were read as, in the form that the rules for products take. */
export type Values = Partial<Record<ImportField, unknown>>
export type Reasons = ImportLine['reasons']

/** What a cell says, of its field and perhaps of another; or why it cannot be read, and the field that is wrong where it is another. */
export type Cell = { values: Values } | { reason: ImportReason; field?: ImportField }

/** How the cells of a file are to be read. */
export type CellReading = Pick<ImportOptions, 'threeDigits'> & {
  /** Of the column that says whether a tire is new, whose `tak` may mean either. */
  conditionHeader?: string | undefined
}

type Reading = { value: unknown } | { reason: ImportReason }
type Reader = (text: string, reading: CellReading) => Reading

const read = (value: unknown, reason: ImportReason): Reading =>
  value === undefined || value === null ? { reason } : { value }

/** `R16`, `ZR17`, `16C` */
const rim: Reader = (text, { threeDigits }) =>
  readDecimal(toSidewallLetters(text).replaceAll(/^\s*Z?RF?\s*(?=\d)|(?<=\d)\s*C\s*$/g, ''), threeDigits)
/** `7,5J`, `31X` */
const width: Reader = (text, { threeDigits }) =>
  readDecimal(text.replace(/(?<=\d)\s*(?:JJ?|[XХ×])\s*$/i, ''), threeDigits)
/** `ET45`, `-10` */
const offset: Reader = (text, { threeDigits }) => {
  const [, sign, number = ''] = /^\s*(?:ET)?\s*([+-]?)(.*)$/i.exec(text) ?? []
  const cell = readDecimal(number, threeDigits)
  return sign === '-' && 'value' in cell ? { value: -cell.value } : cell
}
const id: Reader = (text) => read(/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : null, 'id_invalid')

/** A spreadsheet makes a number of it, with a decimal of its own: `5901234123457.0`. */
const articleNumber: Reader = (text) => ({ value: text.replace(/(?<=\d)[.,]0+$/, '') })

const MAX_CODE = 100

/** As it is written, so that no two keys become one. */
const supplierCode: Reader = (text) => {
  const code = cleanText(text)
  if (/\p{Cc}/u.test(code)) return { reason: 'characters' }
  return code.length > MAX_CODE ? { reason: 'too_long' } : { value: code }
}

/** Columns with a notation of their own; invisible marks are taken out before. */
const codes: Partial<Record<ImportField, Reader>> = {
  id,
  quantityInStock: (text, { threeDigits }) => readStock(text, threeDigits),
  inArchive: (text) => read(readAnswer(text), 'yes_or_no'),
  loadClass: (text) => read(readLoadClass(text), 'load_class_unknown'),
  season: (text) => read(readSeason(text), 'season_unknown'),
  // `nowa` anywhere, `tak` where the header asks whether it is a retread.
  isRetreaded: (text, { conditionHeader = '' }) =>
    read(readCondition(text, conditionHeader), 'condition_unknown'),
  width,
  diameter: rim,
  et: offset,
  /** `71 dB` */
  noise: (text, { threeDigits }) => readDecimal(text.replace(/(?<=\d)\s*(?:dB|дБ)\s*$/i, ''), threeDigits),
  ean: articleNumber,
}

/** Cells that say more than one field. */
const several: Partial<Record<ImportField, (text: string) => Cell>> = {
  icVc: (text) => ({ values: readService(text) }),
  /** A word for the sort of tires stands below the same headers. */
  productType: (text) => {
    const [productType, typeOfTire] = [readKind(text), readTireType(text)]
    if (productType) return { values: { productType } }
    return typeOfTire ? { values: { typeOfTire } } : { reason: 'product_type_unknown' }
  },
  typeOfTire: (text) => {
    const [typeOfTire, season] = [readTireType(text), readSeason(text)]
    if (typeOfTire) return { values: { typeOfTire } }
    return season ? { values: { season } } : { reason: 'type_unknown' }
  },
  boltSpacing: (text) => {
    const circles = readBoltCircles(text)
    if (!circles) return { reason: 'bolt_circle' }
    const [boltSpacing, secondBoltSpacing] = circles
    return { values: { boltSpacing, ...(secondBoltSpacing && { secondBoltSpacing }) } }
  },
}

/** Reads a cell that is read by itself. What has no notation of its own is read as it is typed in the form. */
export function readCell(field: ImportField, text: string, reading: CellReading): Cell {
  const together = several[field]?.(cleanCode(text))
  if (together) return together
  const cell = readOne(field, text, reading)
  return 'value' in cell ? { values: { [field]: cell.value } } : cell
}

function readOne(field: ImportField, text: string, reading: CellReading): Reading {
  const reader = codes[field]
  if (reader) return reader(cleanCode(text), reading)
  if (field === 'supplierCode') return supplierCode(text, reading)
  switch (findField(field)?.control) {
    case 'yesNo':
      return read(readAnswer(cleanCode(text)), 'yes_or_no')
    case 'number':
      return readDecimal(cleanCode(text), reading.threeDigits)
    case 'boltCircle': {
      const [circle, another] = readBoltCircles(cleanCode(text)) ?? []
      return read(another ? undefined : circle, 'bolt_circle')
    }
    case 'text':
    case 'maker':
      return { value: cleanText(text) }
    case 'lines':
      return { value: text.replaceAll(/\r\n?/g, '\n') }
    default:
      return { value: text }
  }
}
