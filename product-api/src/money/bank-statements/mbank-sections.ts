import { amountOf, isDay } from './statement-file.ts'
import { plainName, type CsvRecord } from './csv-records.ts'

const columnNames = {
  booked: 'data ksiegowania',
  day: 'data operacji',
  description: 'opis operacji',
  title: 'tytul',
  payer: 'nadawca/odbiorca',
  account: 'numer konta',
  amount: 'kwota',
  balance: 'saldo po operacji',
} as const
type Columns = Record<keyof typeof columnNames, number>

/** One statement of a file. */
export type MbankSection = {
  columns: Columns
  /** Where the names of the columns stand. */
  line: number
  /** What stands above the names of the columns. */
  head: readonly CsvRecord[]
  operations: CsvRecord[]
  /** Sums and remarks between and below the operations. */
  foot: CsvRecord[]
}

const isNames = ({ cells }: CsvRecord): boolean =>
  cells.some((cell) => cell.includes('#Data')) && cells.some((cell) => cell === '#Kwota')

function columnsOf({ cells }: CsvRecord): Columns {
  const names = cells.map((cell) => plainName(cell.replace('#', '')))
  const at = (name: keyof Columns) => names.indexOf(columnNames[name])
  return {
    booked: at('booked'),
    day: at('day'),
    description: at('description'),
    title: at('title'),
    payer: at('payer'),
    account: at('account'),
    amount: at('amount'),
    balance: at('balance'),
  }
}

/** It begins with a day, or has an amount and says what for: sums have no text in its column. */
function isOperation({ cells }: CsvRecord, { amount, description }: Columns): boolean {
  const [first = ''] = cells
  if (first.startsWith('#') || cells.some((cell) => cell.startsWith('#Saldo'))) return false
  if (/^\d{4}-\d{2}-\d{2}/.test(first)) return true
  return amountOf(cells[amount] ?? '') !== null && (cells[description] ?? '') !== '' && !isDay(first)
}

/** The statements of a file. The lines above the names of a second one are those that follow the operations of the first. */
export function mbankSections(records: readonly CsvRecord[]): MbankSection[] {
  const sections: MbankSection[] = []
  let between: CsvRecord[] = []
  for (const record of records) {
    const section = sections.at(-1)
    if (isNames(record)) {
      sections.push({
        columns: columnsOf(record),
        line: record.line,
        head: between,
        operations: [],
        foot: [],
      })
      between = []
    } else if (section && isOperation(record, section.columns)) section.operations.push(record)
    else {
      section?.foot.push(record)
      between.push(record)
    }
  }
  return sections
}
