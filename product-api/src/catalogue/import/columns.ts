import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { ImportColumns, ImportField, ImportOptions } from '@bieznik/contract/catalogue/product-import'
import type { SupplierReading } from '@bieznik/contract/catalogue/supplier'
import { FileError } from './file-error.ts'
import { fieldOfHeader, isOurId, PASSES } from './known-headers.ts'

/** What is known of the columns besides their headers. */
export type ColumnChoice = Pick<ImportOptions, 'columns' | 'supplierId'> & {
  /** Of lines that do not say it. */
  productType?: ProductType
  /** What columns of these headers held the last time. */
  remembered?: SupplierReading['columns'] | undefined
}

/** Which field each column holds: as staff say, else as the last time, else as the header says. Throws `FileError`. */
export function mapColumns(headers: string[], choice: ColumnChoice = {}): ImportColumns {
  const { columns: chosen, remembered = {} } = choice
  const fields = chosen
    ? headers.map((_, index) => chosen[index] ?? null)
    : byHeaders(headers, { ...choice, remembered })
  const known = fields.filter((field) => field !== null)
  if (new Set(known).size < known.length) throw new FileError('column_twice')
  return headers.map((header, index) => ({ header, field: fields[index] ?? null }))
}

/** Of two columns with the same name the first counts, and one that is known by a surer name comes before both. */
function byHeaders(
  headers: string[],
  { remembered = {}, supplierId, productType = 'Tire' }: ColumnChoice,
): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const isOfSupplier = supplierId !== undefined
  const ofCar = columnsOfCar(headers, productType)
  const fields = headers.map((header, index): ImportField | null | undefined => {
    if (ofCar.has(index)) return null
    const last = remembered[header]
    if (last === undefined || last === null) return last
    return taken.has(last) ? null : take(taken, last)
  })
  for (const pass of PASSES)
    for (const [index, header] of headers.entries()) {
      if (fields[index] !== undefined) continue
      const known = fieldOfHeader(header, productType, pass)
      const field = known && theirs(header, known, isOfSupplier)
      if (field && !taken.has(field)) fields[index] = take(taken, field)
    }
  // Numbers of others say nothing beside what names a product, and without a title they cannot be confirmed.
  const isForeign = !taken.has('title') && (taken.has('size') || taken.has('width'))
  return fields.map((field, index) =>
    field === 'id' && isForeign && !isOurId(headers[index] ?? '') ? null : (field ?? null),
  )
}

/** In lists of what goes on which car `make` and `model` are the car's, where another column names the mark of the tire. */
function columnsOfCar(headers: string[], kind: ProductType): ReadonlySet<number> {
  const isMark = (header: string) =>
    PASSES.some((pass) => fieldOfHeader(header, kind, pass) === 'manufacturer')
  const isCars = headers.some((header) => isMark(header) && !/^make$/i.test(header.trim()))
  const ofCar = headers.flatMap((header, index) => (/^(?:make|model)$/i.test(header.trim()) ? [index] : []))
  return new Set(isCars && headers.some((header) => /^make$/i.test(header.trim())) ? ofCar : [])
}

function take(taken: Set<ImportField>, field: ImportField): ImportField {
  taken.add(field)
  return field
}

/** A number in the list of a supplier is the supplier's, unless it is below our header; of anyone else a key says nothing. */
function theirs(header: string, known: ImportField, isOfSupplier: boolean): ImportField | null {
  if (known === 'id' && isOfSupplier && !isOurId(header)) return 'supplierCode'
  return known === 'supplierCode' && !isOfSupplier ? null : known
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
    has('manufacturer', 'width') ||
    has('boltSpacing', 'size') ||
    has('boltSpacing', 'width') ||
    has('boltDistance', 'thickness')
  )
}

/** Whether the ids are those of our export. Every system has a column `ID`, and its numbers mean other things. */
export function hasOurIds(columns: ImportColumns): boolean {
  return columns.some(({ header, field }) => field === 'id' && isOurId(header))
}
