import type { CodePage, CodePageChoice, ImportOptions } from '@bieznik/contract/product-import'
import type { Queryable } from '../db/client.ts'
import { notFound } from '../http/problem-error.ts'
import { findSupplier } from '../suppliers/suppliers.queries.ts'
import { decodeFile } from './decode-file.ts'
import { FileError } from './file-error.ts'
import { openPriceList, type PriceList } from './price-list.ts'
import { readCsv, type Records } from './read-file.ts'
import { readXlsx } from './read-xlsx.ts'

const ZIP = Buffer.from('PK\u0003\u0004')
/** Of XLS, and of everything that was saved like it. */
const OLD_SPREADSHEET = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** `codePage`: null where the file says itself how it is encoded. */
export type OpenFile = PriceList & { codePage: CodePageChoice | null }

/** The list of products in a file that was sent. Throws `FileError`, and not_found for a supplier that there is not. */
export async function openFile(db: Queryable, file: Buffer, options: ImportOptions): Promise<OpenFile> {
  const { supplierId } = options
  const supplier = supplierId === undefined ? null : await findSupplier(db, supplierId)
  if (supplierId !== undefined && !supplier) throw notFound('supplier')
  const { records, codePage } = await recordsOf(file, options.codePage ?? supplier?.reading?.codePage)
  return { ...openPriceList(records, { ...options, remembered: supplier?.reading?.columns }), codePage }
}

/** What a file is, its first bytes say better than its name. */
async function recordsOf(
  file: Buffer,
  chosen: CodePage | undefined,
): Promise<{ records: Records; codePage: CodePageChoice | null }> {
  if (file.subarray(0, 4).equals(ZIP)) return { records: await readXlsx(file), codePage: null }
  if (file.subarray(0, 4).equals(OLD_SPREADSHEET)) throw new FileError('old_spreadsheet')
  const { text, codePage } = decodeFile(file, chosen)
  return { records: readCsv(text), codePage }
}
