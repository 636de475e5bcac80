import type { Currency } from '@bieznik/contract/money/currencies'
import type { ImportReason } from '@bieznik/contract/catalogue/import-reasons'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { ImportColumns, ImportField, ImportOptions } from '@bieznik/contract/catalogue/product-import'
import { isVisible } from '@bieznik/contract/platform/typed-text'
import { unguarded } from './cell-guards.ts'
import { fieldsByKind } from './kind-fields.ts'
import { isLeftOut, saysNothing } from './optional-cells.ts'
import { readCell, type CellReading, type Reasons, type Values } from './read-cell.ts'
import { COMBINED, joinValues, readCombined } from './read-combined.ts'
import { readPrice } from './read-price.ts'
import { shown } from './shown.ts'
import type { FileRecord } from './split-records.ts'
import { readKind } from './words.ts'

/** A line of the file: what its cells say, and the cells that cannot be read. */
export type ReadLine = {
  line: number
  written: ReadonlyMap<ImportField, string>
  values: Values
  reasons: Reasons
  /** Cells that cannot be read, and without which the line is as good. */
  leftOut: Reasons
  /** What the price is in, and what the cost is in. */
  currency: Currency
  costCurrency: Currency
  /** Whether an amount has parts of a grosz. */
  isRounded?: boolean
}

/** How the cells of a file are to be read. */
export type Reading = CellReading &
  Pick<ImportOptions, 'currency' | 'mergedCells'> & {
    /** Of lines that do not say it. */
    productType?: ProductType
    /** Of costs that do not say it. */
    costCurrency?: Currency | undefined
  }

type WrittenCells = { written: Map<ImportField, string>; reasons: Reasons }

/** A cell that is empty says nothing: a price list without pictures takes none away. */
function writtenCells(columns: ImportColumns, cells: string[], { mergedCells }: Reading): WrittenCells {
  const written = new Map<ImportField, string>()
  const reasons: Reasons = []
  for (const [index, { field }] of columns.entries()) {
    if (!field) continue
    const { text, reason } = { reason: undefined, ...unguarded(cells[index] ?? '') }
    const isFilled = reason === 'merged_cell' && mergedCells === 'fill' && text !== ''
    if (reason !== undefined && !isFilled) reasons.push({ field, reason, value: shown(text) })
    else if (isVisible(text) && !saysNothing(field, text)) written.set(field, text)
  }
  return { written, reasons }
}

type Amounts = { price: ReturnType<typeof readPrice>; purchasePrice: ReturnType<typeof readPrice> }

function readAmounts(written: WrittenCells['written'], reading: Reading): Amounts {
  const named = written.get('currency')
  const ofCosts = { ...reading, currency: reading.costCurrency }
  return {
    price: readPrice(written.get('price'), named, reading),
    purchasePrice: readPrice(written.get('purchasePrice'), named, ofCosts),
  }
}

/** What cells say by themselves. */
function readAlone(
  written: WrittenCells['written'],
  amounts: Amounts,
  { kind, reading }: { kind: ProductType | undefined; reading: Reading },
): { said: Values[]; wrong: Reasons } {
  const said: Values[] = []
  const wrong: Reasons = []
  for (const [field, text] of written) {
    // A word that another kind of product has a column for says nothing of this one.
    if (COMBINED.has(field) || (kind && !fieldsByKind[kind].has(field))) continue
    const isAmount = field === 'price' || field === 'purchasePrice'
    const cell = isAmount ? amounts[field] : readCell(field, text, reading)
    if ('values' in cell) said.push(cell.values)
    else if ('value' in cell) said.push({ [field]: cell.value })
    else {
      const at = cell.field ?? field
      wrong.push({ field: at, reason: cell.reason, value: shown(written.get(at) ?? text) })
    }
  }
  return { said, wrong }
}

/** Reads the cells of a record; nothing is known yet of the product that it is about. */
export function readLine(
  { cells, line, broken }: FileRecord,
  columns: ImportColumns,
  reading: Reading = {},
): ReadLine {
  if (broken) return brokenLine(line, broken, cells.join(''))
  const { written, reasons: unread } = writtenCells(columns, cells, reading)
  const kind = readKind(written.get('productType') ?? '') ?? reading.productType
  const amounts = readAmounts(written, reading)
  const conditionHeader = columns.find(({ field }) => field === 'isRetreaded')?.header
  const { said, wrong } = readAlone(written, amounts, { kind, reading: { ...reading, conditionHeader } })
  const combined = readCombined(written, kind)
  const { values, reasons } = joinValues([...said, ...combined.said])
  const all = [...unread, ...wrong, ...tooManyCells(columns, cells), ...combined.reasons, ...reasons]
  const { price, purchasePrice } = amounts
  return {
    line,
    written,
    values,
    reasons: all.filter(({ field, reason }) => !isLeftOut(field, reason)),
    leftOut: all.filter(({ field, reason }) => isLeftOut(field, reason)),
    currency: 'currency' in price ? price.currency : 'PLN',
    costCurrency: 'currency' in purchasePrice ? purchasePrice.currency : 'PLN',
  }
}

function tooManyCells(columns: ImportColumns, cells: string[]): Reasons {
  const more = cells.slice(columns.length)
  if (more.every((cell) => cell.trim() === '')) return []
  return [{ field: null, reason: 'too_many_cells', value: shown(more.join(' ')) }]
}

function brokenLine(line: number, reason: ImportReason, text: string): ReadLine {
  const reasons = [{ field: null, reason, value: shown(text) }]
  return { line, written: new Map(), values: {}, reasons, leftOut: [], currency: 'PLN', costCurrency: 'PLN' }
}
