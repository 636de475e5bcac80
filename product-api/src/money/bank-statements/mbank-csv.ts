import {
  accountOf,
  amountOf,
  isDay,
  isStorno,
  oneBlank,
  requireBalance,
  StatementError,
  type StatementEntry,
  type StatementFile,
} from './statement-file.ts'
import { brokenLine, plainName, readCsvRecords, type CsvRecord } from './csv-records.ts'
import { mbankSections, type MbankSection } from './mbank-sections.ts'

/*
 * mBank's CSV, `;` and Windows-1250 or UTF-8: first whose account and which days, then the names of the columns, each behind a `#`, then the
 * operations, then sums. An account's statement has title, payer and account in columns of their own; the "list of operations" has one text.
 */

export const isMbankCsv = (text: string): boolean =>
  /^\W?#Data (?:operacji|ksi.{1,3}gowania);.*#Kwota/m.test(text)

/** Accounts that the lines above the operations name. */
function accountsOf(records: readonly CsvRecord[]): string[] {
  const found = records.flatMap(({ cells }) =>
    cells.flatMap((cell) => cell.match(/(?<!\d)\d{2}(?:[ ]?\d{4}){6}(?!\d)/g) ?? []),
  )
  return found.map(accountOf)
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

type Operation = StatementEntry & { balance: number | null; line: number }

function operationOf(
  record: CsvRecord,
  { columns }: MbankSection,
  currency: string,
  records: readonly CsvRecord[],
): Operation {
  const { cells } = record
  const cell = (column: number) => oneBlank((cells[column] ?? '').replaceAll(/^'|'$/g, ''))
  const bookedOn = cell(columns.booked === -1 ? columns.day : columns.booked)
  const amount = amountOf(cell(columns.amount))
  if (!isDay(bookedOn) || amount === null) throw brokenLine(bookedOn, record, records)
  return {
    bookedOn,
    amount: amount.amount,
    currency: amount.currency ?? currency,
    title: cell(columns.title) || cell(columns.description),
    payer: cell(columns.payer),
    payerAccount: accountOf(cell(columns.account)),
    isReversal: amount.amount < 0 && isStorno(cell(columns.description)),
    balance: amountOf(cell(columns.balance))?.amount ?? null,
    line: record.line,
  }
}

const [OPENING, CLOSING] = ['saldo poczatkowe', 'saldo koncowe'] as const
const isNamed = (name: string) => (cell: string) => plainName(cell) === name

/** The amount behind the name of a balance, in whichever column. */
function balanceNamed(name: string, records: readonly CsvRecord[]): { amount: number; line: number } | null {
  for (const { cells, line } of records) {
    const column = cells.findIndex(isNamed(name))
    const amount =
      column === -1
        ? null
        : cells
            .slice(column + 1)
            .map(amountOf)
            .find((each) => each !== null)
    if (amount) return { amount: amount.amount, line }
  }
  return null
}

/** The balance before an operation, where the file says the one after it. */
const before = (operation: Operation | undefined): number[] =>
  operation && operation.balance !== null ? [operation.balance - operation.amount] : []

/** What was there before the operations: said above them, or before the first of them, which stands last where the newest stands first. */
function openingsOf({ head }: MbankSection, operations: readonly Operation[]): number[] {
  const said = balanceNamed(OPENING, head)
  if (said) return [said.amount]
  const ends = [operations[0], operations.at(-1)]
  const isNewestFirst = (ends[0]?.bookedOn ?? '') > (ends[1]?.bookedOn ?? '')
  return (isNewestFirst ? ends.toReversed() : ends).flatMap(before)
}

/** Throws a StatementError when operations do not come to the closing balance; not every file says one. */
function checkBalance(section: MbankSection, operations: readonly Operation[]): void {
  const closing = balanceNamed(CLOSING, section.foot)
  // A file that begins with a balance ends with one.
  if (balanceNamed(OPENING, section.head) && !section.foot.some(({ cells }) => cells.some(isNamed(CLOSING))))
    throw new StatementError('cut_off', operations.at(-1)?.line ?? section.line)
  const sum = operations.reduce((total, { amount }) => total + amount, 0)
  const [likely, ...others] = openingsOf(section, operations).map((opening) => opening + sum)
  if (closing && likely !== undefined && !others.includes(closing.amount))
    requireBalance(closing.amount, likely, closing.line)
}

/** Throws a StatementError. */
export function readMbankCsv(text: string): StatementFile {
  const records = readCsvRecords(text, ';')
  const sections = mbankSections(records)
  if (sections.length === 0) throw new StatementError('unknown_format')
  const entries = sections.flatMap((section) => {
    const currency = currencyOf(section.head)
    const operations = section.operations.map((record) => operationOf(record, section, currency, records))
    checkBalance(section, operations)
    return operations.map(({ balance: _balance, line: _line, ...entry }) => entry)
  })
  return {
    format: 'mbank_csv',
    accounts: [...new Set(sections.flatMap(({ head }) => accountsOf(head)))],
    entries,
  }
}
