import { Readable } from 'node:stream'
import { MAX_IMPORT_LINES, type FileReason } from '@bieznik/contract/product-import'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { findDelimiter } from './find-delimiter.ts'

/** A file that cannot be used as a whole. */
export class FileError extends Error {
  readonly reason: FileReason
  /** Where, counting from 1. Null: nowhere in particular. */
  readonly line: number | null

  constructor(reason: FileReason, { line = null, ...options }: ErrorOptions & { line?: number | null } = {}) {
    super(`the file cannot be used: ${reason}`, options)
    this.name = 'FileError'
    this.reason = reason
    this.line = line
  }
}

/** One record of a file. */
export type FileRecord = {
  cells: string[]
  /** The line on which it begins, counting from 1. */
  line: number
}

const LINE_BREAK = /\r\n|\n|\r/
const CHUNK_BYTES = 64 * 1024
const MAX_COLUMNS = 100
const MAX_RECORD_CHARACTERS = 128 * 1024

const parsedSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

function requireUtf8(file: Buffer): void {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch (cause) {
    throw new FileError('not_utf8', { cause })
  }
}

function* chunksOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK_BYTES) yield file.subarray(at, at + CHUNK_BYTES)
}

function breaksIn(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split(LINE_BREAK).length - 1, 0)
}

/** The next line that is not blank. */
function lineAfter(file: Buffer, last: number): number {
  const lines = file.toString('utf8').split(LINE_BREAK)
  const next = lines.findIndex((line, index) => index >= last && line.trim() !== '')
  return next === -1 ? last + 1 : next + 1
}

/**
 * The records of a CSV file in UTF-8, with or without a byte order mark or a line `sep=;`. A quotation mark within a cell that does not
 * begin with one, as in `31x10.5" R15`, is a letter like others. Throws `FileError`.
 */
export async function* readRecords(file: Buffer): AsyncGenerator<FileRecord, void> {
  requireUtf8(file)
  const { delimiter, isSaid } = findDelimiter(file.subarray(0, CHUNK_BYTES).toString('utf8'))
  let lastLine = 0
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    on_record: (record: string[], { lines }: { lines: number }) => {
      lastLine = lines
      return record
    },
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  // An error of the source would otherwise go unheard; the source is in memory and has none.
  Readable.from(chunksOf(file)).pipe(parser)
  let count = 0
  try {
    for await (const parsed of parser) {
      const { record, info } = parsedSchema.parse(parsed)
      if (record.length > MAX_COLUMNS) throw new FileError('too_many_columns')
      if (count > MAX_IMPORT_LINES) throw new FileError('too_many_lines')
      count += 1
      if (count === 1 && isSaid) continue
      const line = info.lines - breaksIn(record)
      yield { cells: record, line }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const reason = error.code === 'CSV_MAX_RECORD_SIZE' ? 'record_too_long' : 'broken_quotes'
    throw new FileError(reason, { line: lineAfter(file, lastLine), cause: error })
  }
  if (count === 0) throw new FileError('empty')
}
