import type {
  CodePage,
  CodePageChoice,
  ImportOptions,
  SheetChoice,
} from '@bieznik/contract/catalogue/product-import'
import type { Queryable } from '../../platform/db/client.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { findSupplier } from '../suppliers/suppliers.queries.ts'
import { decodeFile } from './decode-file.ts'
import { FileError } from './file-error.ts'
import { isZip, markupKind, unreadableKind } from './file-kind.ts'
import { openPriceList, type PriceList } from './price-list.ts'
import { readCsv, type Records } from './read-file.ts'
import { readXlsx } from './read-xlsx.ts'

/** `codePage`: null where the file says itself how it is encoded. `sheet`: null where it is no workbook. */
export type OpenFile = PriceList & { codePage: CodePageChoice | null; sheet: SheetChoice | null }

/**
 * The list of products in a file that was sent. Throws `FileError`, not_found for a supplier that there is not, and the reason of
 * `signal`.
 */
export async function openFile(
  db: Queryable,
  file: Buffer,
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<OpenFile> {
  const { supplierId } = options
  const supplier = supplierId === undefined ? null : await findSupplier(db, supplierId)
  if (supplierId !== undefined && !supplier) throw notFound('supplier')
  const codePage = options.codePage ?? supplier?.reading?.codePage
  const { records, ...said } = await recordsOf(file, { ...options, codePage }, signal)
  return { ...openPriceList(records, { ...options, remembered: supplier?.reading?.columns }), ...said }
}

type Wanted = Pick<ImportOptions, 'sheet' | 'productType'> & { codePage: CodePage | undefined }

async function recordsOf(
  file: Buffer,
  { sheet: wanted, productType, codePage: chosen }: Wanted,
  signal: AbortSignal | undefined,
): Promise<Omit<OpenFile, keyof PriceList> & { records: Records }> {
  const reason = unreadableKind(file)
  if (reason) throw new FileError(reason)
  if (isZip(file))
    return { ...(await readXlsx({ file, sheet: wanted, productType }, signal)), codePage: null }
  const { text, codePage } = decodeFile(file, chosen)
  const markup = markupKind(text)
  if (markup) throw new FileError(markup)
  return { records: readCsv(text), codePage, sheet: null }
}
