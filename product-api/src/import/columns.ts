import type { ImportColumns, ImportField, ImportOptions } from '@bieznik/contract/product-import'
import { importFields } from '@bieznik/contract/product-import'
import { columnNames, OUR_ID } from './header-names.ts'
import { FileError } from './file-error.ts'

/** Small letters without accents, so that `SREDNICA` is found as well as `Średnica`. */
function fold(header: string): string {
  const plain = header.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Units and taxes that a header may name beside its field; `netto` is not one of them, for our prices are gross. */
const BESIDE = new Set('pln zl szt pcs шт mm мм cal cale in z vat 23 incl с ндс'.split(' '))

/** `Cena, zł, brutto, z VAT 23%` → `cena brutto` */
const essence = (header: string) =>
  fold(header)
    .split(' ')
    .filter((word) => !BESIDE.has(word))
    .join(' ')

const fieldsByName = new Map(
  importFields.flatMap((field) => {
    const { pl, en, ru } = columnNames(field)
    return [field, ...pl, ...en, ...ru].map((name) => [fold(name), field] as const)
  }),
)

/** What staff say of the columns. */
export type ColumnChoice = Pick<ImportOptions, 'columns'>

/** Which field each column holds: as staff say, else as the header says. Throws `FileError`. */
export function mapColumns(headers: string[], { columns: chosen }: ColumnChoice = {}): ImportColumns {
  const taken = new Set<ImportField>()
  const columns = headers.map((header, index) => {
    const known = chosen ? (chosen[index] ?? null) : fieldOf(header, taken)
    if (known && taken.has(known)) throw new FileError('column_twice')
    if (known) taken.add(known)
    return { header, field: known }
  })
  return columns
}

/** Of two columns with the same name the first counts. */
function fieldOf(header: string, taken: ReadonlySet<ImportField>): ImportField | null {
  const field = fieldsByName.get(fold(header)) ?? fieldsByName.get(essence(header))
  return field && !taken.has(field) ? field : null
}

/** Whether lines can say which product they are about. */
export function namesProducts(columns: ImportColumns): boolean {
  const fields = new Set(columns.map(({ field }) => field))
  const has = (...names: ImportField[]) => names.every((name) => fields.has(name))
  return has('id') || has('title') || has('manufacturer', 'size') || has('manufacturer', 'width')
}

/** Whether the ids are those of our export. Every system has a column `ID`, and its numbers mean other things. */
export function hasOurIds(columns: ImportColumns): boolean {
  return columns.some(({ header, field }) => field === 'id' && fold(header) === fold(OUR_ID))
}
