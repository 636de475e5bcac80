import { Readable } from 'node:stream'
import { MAX_IMPORT_LINES, type FileReason } from '@bieznik/contract/product-import'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'

/** A file that cannot be used as a whole. */
export class FileTrouble extends Error {
  readonly reason: FileReason

  constructor(reason: FileReason, options?: ErrorOptions) {
    super(`the file cannot be used: ${reason}`, options)
    this.name = 'FileTrouble'
    this.reason = reason
  }
}

/** One record of a file. */
export type FileRecord = {
  cells: string[]
  /** The line on which it begins, counting from 1. */
  line: number
  /** How much of the file has been read with it, from 0 to 1. */
  share: number
}

const CHUNK_BYTES = 64 * 1024
const MAX_COLUMNS = 100
const MAX_RECORD_CHARACTERS = 128 * 1024

const parsedSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number(), bytes: z.number() }),
})

/** The one of `;`, tab and `,` that the header has most of, outside of quotes. */
export function findDelimiter(text: string): string {
  const unquoted = text.replaceAll(/"(?:[^"]|"")*"/g, '')
  const header = /[^\r\n]+/.exec(unquoted)?.[0] ?? ''
  const counts = [';', '\t', ','].map((mark) => ({ mark, count: header.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ';'
}

function requireUtf8(file: Buffer): void {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch (cause) {
    throw new FileTrouble('not_utf8', { cause })
  }
}

function* chunksOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK_BYTES) yield file.subarray(at, at + CHUNK_BYTES)
}

function breaksIn(cells: string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split(/\r\n|\n|\r/).length - 1, 0)
}

/** The records of a CSV file in UTF-8, with or without a byte order mark, the header first. Throws `FileTrouble`. */
export async function* readRecords(file: Buffer): AsyncGenerator<FileRecord, void> {
  requireUtf8(file)
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(file.subarray(0, CHUNK_BYTES).toString('utf8')),
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  // An error of the source would otherwise go unheard; the source is in memory and has none.
  Readable.from(chunksOf(file)).pipe(parser)
  let count = 0
  try {
    for await (const parsed of parser) {
      const { record, info } = parsedSchema.parse(parsed)
      if (record.length > MAX_COLUMNS) throw new FileTrouble('too_many_columns')
      if (count > MAX_IMPORT_LINES) throw new FileTrouble('too_many_lines')
      count += 1
      const line = info.lines - breaksIn(record)
      yield { cells: record, line, share: Math.min(1, info.bytes / file.length) }
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileTrouble('broken_quotes', { cause: error }) : error
  }
  if (count === 0) throw new FileTrouble('empty')
}
