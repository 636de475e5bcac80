import { MAX_STATEMENT_LINES } from '@bieznik/contract/money/bank-statement'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { isDay, StatementError } from './statement-file.ts'

export type CsvRecord = { cells: string[]; line: number }

const parsedSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** What stands before the lines of a statement. */
const PREAMBLE = 60

/** The records of a CSV file. Throws a StatementError. */
export function readCsvRecords(text: string, delimiter: ';' | ','): CsvRecord[] {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MAX_STATEMENT_LINES + PREAMBLE + 1,
    })
    const records = parsedSchema.parse(parsed)
    if (records.length > MAX_STATEMENT_LINES + PREAMBLE) throw new StatementError('too_many_lines')
    return records.map(({ record, info }) => ({ cells: record.map((cell) => cell.trim()), line: info.lines }))
  } catch (error) {
    // A quotation mark that nothing closes: the end of the file is missing.
    if (error instanceof CsvError) throw new StatementError('cut_off', text.split(/\r\n|\n|\r/).length)
    throw error
  }
}

/** Compared without marks, case and Polish letters: banks change those. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z/ ]/g, '')
    .trim()

/** A last record whose day is whole ends too early; of any other the line itself is wrong. */
export const brokenLine = (day: string, record: CsvRecord, records: readonly CsvRecord[]): StatementError =>
  new StatementError(isDay(day) && record === records.at(-1) ? 'cut_off' : 'bad_line', record.line)
