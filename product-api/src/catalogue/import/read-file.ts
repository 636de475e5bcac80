import { MAX_IMPORT_LINES } from '@bieznik/contract/catalogue/product-import'
import { FileError } from './file-error.ts'
import { findDelimiter } from './find-delimiter.ts'
import { splitRecords, type FileRecord } from './split-records.ts'

/** Gives the records of a file from the first one on, each time that it is called; few of them are in memory at once. */
export type Records = () => Generator<FileRecord, void>

/** Enough to tell what separates columns. */
const LOOKED_AT_CHARACTERS = 64 * 1024
const MAX_COLUMNS = 100

/** The records of a CSV text, with or without a line `sep=;`. */
export function readCsv(text: string): Records {
  const { delimiter, isDeclared } = findDelimiter(text.slice(0, LOOKED_AT_CHARACTERS))
  return function* records() {
    let isFirst = isDeclared
    for (const record of splitRecords(text, delimiter)) {
      if (!isFirst) yield record
      isFirst = false
    }
  }
}

/** The same, within what an import takes. Going through them throws `FileError`. */
export function withinLimits(records: Records): Records {
  return function* limited() {
    let count = 0
    for (const record of records()) {
      if (record.cells.length > MAX_COLUMNS) throw new FileError('too_many_columns')
      if (count > MAX_IMPORT_LINES) throw new FileError('too_many_lines')
      count += 1
      yield record
    }
    if (count === 0) throw new FileError('empty')
  }
}
