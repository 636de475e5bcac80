import type { ImportOptions } from '@bieznik/contract/catalogue/product-import'
import type { Supplier } from '@bieznik/contract/catalogue/supplier'

/** How the next list of a supplier is read: as the last one; its columns are remembered where it is read. */
export function optionsOf({ id, reading }: Supplier, options: ImportOptions): ImportOptions {
  const { columns: _, ...last } = reading ?? { columns: {}, ...options }
  return { ...last, columns: undefined, supplierId: id }
}
