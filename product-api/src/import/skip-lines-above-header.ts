import { mapColumns, namesProducts } from './columns.ts'
import type { FileRecord } from './read-file.ts'

/** A header is looked for among this many records. */
const MAX_LOOKED_AT = 20

/** The records from the header on: price lists often begin with a name, a date or an address. */
export async function* skipLinesAboveHeader(
  records: AsyncGenerator<FileRecord, void>,
): AsyncGenerator<FileRecord, void> {
  const looked: FileRecord[] = []
  while (looked.length < MAX_LOOKED_AT) {
    const { value: record } = await records.next()
    if (!record) break
    looked.push(record)
  }
  yield* looked.slice(headerIn(looked))
  yield* records
}

/** The first of those that name the most columns; when none does, the first of several cells, for staff to say what its columns are. */
function headerIn(records: FileRecord[]): number {
  const known = records.map(({ cells }) => {
    const columns = mapColumns(cells)
    return namesProducts(columns) ? columns.filter(({ field }) => field !== null).length : 0
  })
  const most = Math.max(...known)
  if (most > 0) return known.indexOf(most)
  const filled = records.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  return Math.max(
    0,
    filled.findIndex((count) => count > 1),
  )
}
