import type { ProductType } from '@bieznik/contract/catalogue/product'
import { withoutMerged } from './cell-guards.ts'
import { mapColumns, namesProducts } from './columns.ts'
import type { Records } from './read-file.ts'
import type { FileRecord } from './split-records.ts'

/** A header is looked for among this many records. */
const MAX_LOOKED_AT = 20

/** The header, and where it stands among the records: price lists often begin with a name, a date or an address. */
export function findHeader(
  records: Records,
  kind?: ProductType,
): { header: FileRecord | undefined; index: number } {
  const looked: FileRecord[] = []
  for (const record of records()) {
    looked.push({ ...record, cells: record.cells.map(withoutMerged) })
    if (looked.length === MAX_LOOKED_AT) break
  }
  const index = headerIn(looked, kind)
  return { header: looked[index], index }
}

/** The first of those that name the most columns; when none does, the first of several cells, for staff to say what its columns are. */
function headerIn(records: FileRecord[], productType: ProductType = 'Tire'): number {
  const known = records.map(({ cells }) => {
    const columns = mapColumns(cells, { productType })
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
