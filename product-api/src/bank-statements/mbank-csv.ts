import {
  accountOf,
  amountOf,
  isDay,
  oneBlank,
  StatementError,
  type StatementEntry,
  type StatementFile,
} from './statement-file.ts'
import { brokenLine, plainName, readCsvRecords, type CsvRecord } from './csv-records.ts'

/*
 * mBank's CSV, `;` and Windows-1250 or UTF-8: first whose account and which days, then the names of the columns, each behind a `#`, then the
 * operations, then sums. An account's statement has title, payer and account in columns of their own; the "list of operations" has one text.
 */

export const isMbankCsv = (text: string): boolean =>
  /^\W?#Data (?:operacji|ksi.{1,3}gowania);.*#Kwota/m.test(text)

const columnNames = {
  booked: 'data ksiegowania',
  day: 'data operacji',
  description: 'opis operacji',
  title: 'tytul',
  payer: 'nadawca/odbiorca',
  account: 'numer konta',
  amount: 'kwota',
} as const
type Columns = Record<keyof typeof columnNames, number>

function columnsOf({ cells }: CsvRecord): Columns {
  const names = cells.map((cell) => plainName(cell.replace('#', '')))
  const at = (name: string) => names.indexOf(name)
  return {
    booked: at(columnNames.booked),
    day: at(columnNames.day),
    description: at(columnNames.description),
    title: at(columnNames.title),
    payer: at(columnNames.payer),
    account: at(columnNames.account),
    amount: at(columnNames.amount),
  }
}

/** Accounts that the lines above the operations name. */
function accountsOf(records: readonly CsvRecord[]): string[] {
  const found = records.flatMap(({ cells }) =>
    cells.flatMap((cell) => cell.match(/(?<!\d)\d{2}(?:[ ]?\d{4}){6}(?!\d)/g) ?? []),
  )
  return [...new Set(found.map(accountOf))]
}

/** `#Waluta` with its value beside it or below it. */
function currencyOf(records: readonly CsvRecord[]): string {
  for (const [index, { cells }] of records.entries()) {
    const column = cells.findIndex((cell) => plainName(cell) === 'waluta')
    if (column === -1) continue
    const near = [records[index + 1]?.cells[column], cells[column + 1], records[index + 1]?.cells[0]]
    const said = near.find((cell) => cell !== undefined && /^[A-Z]{3}$/.test(cell))
    if (said) return said
  }
  return 'PLN'
}

/** Throws a StatementError. */
export function readMbankCsv(text: string): StatementFile {
  const records = readCsvRecords(text, ';')
  const header = records.findIndex(
    ({ cells }) => cells.some((cell) => cell.includes('#Data')) && cells.some((cell) => cell === '#Kwota'),
  )
  const [names, before] = [records[header], records.slice(0, Math.max(header, 0))]
  if (!names) throw new StatementError('unknown_format')
  const columns = columnsOf(names)
  const shared = currencyOf(before)
  const entries: StatementEntry[] = []
  for (const record of records.slice(header + 1)) {
    const { cells } = record
    const [first = ''] = cells
    // Sums and remarks follow the operations.
    if (!/^\d/.test(first)) {
      if (entries.length > 0 || first.startsWith('#')) break
      continue
    }
    const cell = (column: number) => oneBlank((cells[column] ?? '').replaceAll(/^'|'$/g, ''))
    const bookedOn = cell(columns.booked === -1 ? columns.day : columns.booked)
    const amount = amountOf(cell(columns.amount))
    if (!isDay(bookedOn) || amount === null || cells.length < columns.amount + 1)
      throw brokenLine(record, records)
    entries.push({
      bookedOn,
      amount: amount.amount,
      currency: amount.currency ?? shared,
      title: cell(columns.title) || cell(columns.description),
      payer: cell(columns.payer),
      payerAccount: accountOf(cell(columns.account)),
    })
  }
  return { format: 'mbank_csv', accounts: accountsOf(before), entries }
}
