import type { Supplier } from '@bieznik/contract/catalogue/supplier'
import { fold } from '@/lib/fold'

/** Suppliers as the address of their list asks for them: all of them are here, so nothing is asked of the server. */
export function shownSuppliers(suppliers: readonly Supplier[], address: URLSearchParams): Supplier[] {
  const searched = fold(address.get('search') ?? '').trim()
  const found = suppliers.filter(({ name }) => fold(name).includes(searched))
  const sorted =
    address.get('sort') === 'products' ? found.toSorted((one, other) => one.products - other.products) : found
  return address.get('order') === 'desc' ? sorted.toReversed() : sorted
}
