import {
  accountOf,
  amountOf,
  isDay,
  isStorno,
  oneBlank,
  StatementError,
  type StatementEntry,
  type StatementFile,
} from './statement-file.ts'
import { brokenLine, plainName, readCsvRecords } from './csv-records.ts'

/*
 * The CSV of PKO BP (iPKO): commas, every cell in quotation marks, Windows-1250 or UTF-8. Behind the seventh column stand cells without a name
 * that say what they are: `Nazwa nadawcy: …`, `Tytuł: …`. The file does not say of which account it is.
 */

export const isPkoCsv = (text: string): boolean =>
  /^\W{0,2}Data operacji"?,"?Data waluty"?,"?Typ transakcji"?,/.test(text)

/** What a cell says, by the name before its colon. */
function labelled(cells: readonly string[]): Map<string, string> {
  return new Map(
    cells.flatMap((cell) => {
      const [, label, content] = /^'?([^:]{3,40}):\s*(.*)$/s.exec(cell) ?? []
      return label === undefined || content === undefined
        ? []
        : [[plainName(label), oneBlank(content)] as const]
    }),
  )
}

/** Throws a StatementError. */
export function readPkoCsv(text: string): StatementFile {
  const records = readCsvRecords(text, ',')
  const names = records[0]?.cells.map(plainName) ?? []
  const at = (name: string) => names.indexOf(name)
  const [day, kind, amountColumn, currency, details] = [
    at('data operacji'),
    at('typ transakcji'),
    at('kwota'),
    at('waluta'),
    at('opis transakcji'),
  ]
  if (day === -1 || amountColumn === -1 || currency === -1) throw new StatementError('unknown_format')
  const entries = records.slice(1).map((record): StatementEntry => {
    const { cells } = record
    const bookedOn = cells[day] ?? ''
    const amount = amountOf(cells[amountColumn] ?? '')
    const said = cells[currency] ?? ''
    if (!isDay(bookedOn) || amount === null || !/^[A-Z]{3}$/.test(said))
      throw brokenLine(bookedOn, record, records)
    const rest = details === -1 ? [] : cells.slice(details)
    const found = labelled(rest)
    return {
      bookedOn,
      amount: amount.amount,
      currency: said,
      title: found.get('tytul') ?? oneBlank(rest[0] ?? ''),
      payer: found.get('nazwa nadawcy') ?? '',
      payerAccount: accountOf(found.get('rachunek nadawcy') ?? ''),
      isReversal: amount.amount < 0 && isStorno(cells[kind] ?? ''),
    }
  })
  return { format: 'pko_csv', accounts: [], entries }
}
