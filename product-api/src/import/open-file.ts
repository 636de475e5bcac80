import type { ColumnChoice } from './columns.ts'
import { openPriceList, type PriceList } from './price-list.ts'
import { readCsv } from './read-file.ts'

/** The list of products in a file that was sent. Throws `FileError`. */
export async function openFile(file: Buffer, choice: ColumnChoice): Promise<PriceList> {
  return openPriceList(readCsv(file), choice)
}
