import type { ImportColumns, ImportField, ImportOptions } from '@bieznik/contract/product-import'
import type { SupplierReading } from '@bieznik/contract/supplier'
import { columnNames, OUR_ID } from '@bieznik/contract/field-names'
import { importFields } from '@bieznik/contract/product-import'
import { currencyOf } from './currency-words.ts'
import { FileError } from './file-error.ts'

/** Small letters without accents, so that `SREDNICA` is found as well as `Średnica`. */
function fold(header: string): string {
  const plain = header.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Units and taxes that a header may name beside its field, as it may a currency; `netto` is not one of them, for our prices are gross. */
const BESIDE = new Set('szt pcs шт mm мм cal cale in z vat 23 incl с ндс'.split(' '))

/** `Cena, zł, brutto, z VAT 23%` → `cena brutto` */
const essence = (header: string) =>
  fold(header)
    .split(' ')
    .filter((word) => !BESIDE.has(word) && currencyOf(word) === undefined)
    .join(' ')

const fieldsByName = new Map(
  importFields.flatMap((field) => {
    const { pl, en, ru } = columnNames(field)
    return [field, ...pl, ...en, ...ru].map((name) => [fold(name), field] as const)
  }),
)

/** What is known of the columns besides their headers. */
export type ColumnChoice = Pick<ImportOptions, 'columns' | 'supplierId'> & {
  /** What columns of these headers held the last time. */
  remembered?: SupplierReading['columns'] | undefined
}

/** Which field each column holds: as staff say, else as the last time, else as the header says. Throws `FileError`. */
export function mapColumns(headers: string[], choice: ColumnChoice = {}): ImportColumns {
  const { columns: chosen, remembered = {}, supplierId } = choice
  const taken = new Set<ImportField>()
  const isOfSupplier = supplierId !== undefined
  const columns = headers.map((header, index) => {
    const ofHeader = (): ImportField | null => {
      const last = remembered[header]
      if (last === undefined) return fieldOf(header, taken, isOfSupplier)
      return last !== null && taken.has(last) ? null : last
    }
    const known = chosen ? (chosen[index] ?? null) : ofHeader()
    if (known && taken.has(known)) throw new FileError('column_twice')
    if (known) taken.add(known)
    return { header, field: known }
  })
  return columns
}

/** Of two columns with the same name the first counts. A number in the list of a supplier is the supplier's, unless it is below our header. */
function fieldOf(header: string, taken: ReadonlySet<ImportField>, isOfSupplier: boolean): ImportField | null {
  const known = fieldsByName.get(fold(header)) ?? fieldsByName.get(essence(header))
  const isTheirs = isOfSupplier && known === 'id' && fold(header) !== fold(OUR_ID)
  const field = isTheirs ? 'supplierCode' : known
  if (!field || taken.has(field)) return null
  return field === 'supplierCode' && !isOfSupplier ? null : field
}

/** Whether lines can say which product they are about. */
export function namesProducts(columns: ImportColumns): boolean {
  const fields = new Set(columns.map(({ field }) => field))
  const has = (...names: ImportField[]) => names.every((name) => fields.has(name))
  return (
    has('id') ||
    has('supplierCode') ||
    has('title') ||
    has('manufacturer', 'size') ||
    has('manufacturer', 'width')
  )
}

/** Whether the ids are those of our export. Every system has a column `ID`, and its numbers mean other things. */
export function hasOurIds(columns: ImportColumns): boolean {
  return columns.some(({ header, field }) => field === 'id' && fold(header) === fold(OUR_ID))
}
