import type { ImportColumns, ImportField, ImportOptions } from '@bieznik/contract/product-import'
import { importFields } from '@bieznik/contract/product-import'
import { headerNames } from './header-names.ts'
import { FileTrouble } from './read-file.ts'

/** Small letters without accents, so that `SREDNICA` is found as well as `Średnica`. */
function fold(header: string): string {
  const plain = header.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const fieldsByName = new Map(
  importFields.flatMap((field) => {
    const { pl, en, ru } = headerNames[field]
    return [field, ...pl, ...en, ...ru].map((name) => [fold(name), field] as const)
  }),
)

/** Which field each column holds: as staff say, else as the header says. Throws `FileTrouble`. */
export function mapColumns(headers: string[], chosen: ImportOptions['columns']): ImportColumns {
  const taken = new Set<ImportField>()
  const columns = headers.map((header, index) => {
    const known = chosen ? (chosen[index] ?? null) : fieldOf(header, taken)
    if (known && taken.has(known)) throw new FileTrouble('column_twice')
    if (known) taken.add(known)
    return { header, field: known }
  })
  return columns
}

/** Of two columns with the same name the first counts. */
function fieldOf(header: string, taken: ReadonlySet<ImportField>): ImportField | null {
  const field = fieldsByName.get(fold(header))
  return field && !taken.has(field) ? field : null
}
