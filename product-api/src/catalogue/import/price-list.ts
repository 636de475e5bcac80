import type { ImportColumns, ImportField } from '@bieznik/contract/catalogue/product-import'
import { isVisible } from '@bieznik/contract/platform/typed-text'
import { withoutMerged } from './cell-guards.ts'
import { mapColumns, type ColumnChoice } from './columns.ts'
import { currencyInHeader } from './currency-words.ts'
import { FileError } from './file-error.ts'
import { findHeader } from './find-header.ts'
import { readLine, type ReadLine, type Reading } from './read-cells.ts'
import { shown } from './shown.ts'
import { withinLimits, type Records } from './read-file.ts'

/** A list of products: what its columns hold, and its lines, which are read anew each time that they are asked for. */
export type PriceList = {
  columns: ImportColumns
  /** The first cells below each column that say something. */
  samples: string[][]
  lines: () => Generator<ReadLine, void>
}

const SAMPLES = 3

/** So many records are looked through for them. */
const SAMPLED = 50

function samplesOf(records: Records, header: number, width: number): string[][] {
  const samples = Array.from({ length: width }, (): string[] => [])
  let at = -1
  for (const { cells } of records()) {
    at += 1
    if (at > header + SAMPLED) break
    if (at > header)
      for (const [index, of] of samples.entries()) {
        const cell = withoutMerged(cells[index] ?? '')
        if (of.length < SAMPLES && isVisible(cell)) of.push(shown(cell.trim()))
      }
  }
  return samples
}

/** Throws `FileError`, also while its lines are read. */
export function openPriceList(read: Records, choice: ColumnChoice & Reading): PriceList {
  const records = withinLimits(read)
  const { header, index } = findHeader(records, choice.productType)
  if (!header) throw new FileError('empty')
  const columns = mapColumns(header.cells, choice)
  const currencyOf = (amount: ImportField) => {
    const named = columns.find(({ field }) => field === amount)
    return (named && currencyInHeader(named.header)) ?? choice.currency
  }
  const reading = {
    ...choice,
    currency: currencyOf('price'),
    costCurrency: currencyOf('purchasePrice'),
  }
  return {
    columns,
    samples: samplesOf(records, index, columns.length),
    lines: function* lines() {
      let at = -1
      for (const record of records()) {
        at += 1
        if (at > index) yield readLine(record, columns, reading)
      }
    },
  }
}
