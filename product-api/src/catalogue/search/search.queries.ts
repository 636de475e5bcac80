import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import type { CatalogueReader } from '../../platform/db/open-catalogue.ts'
import type { Slice } from '../../platform/http/paging.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { findProducts, type Found } from './find-products.ts'
import type { IndexKeeper } from './index-keeper.ts'

type SearchDeps = { catalogue: CatalogueReader; searchIndex: IndexKeeper }

/**
 * Products on sale of any kind that a text means, in stock first, then the best match, then by price. Which they are is known by the index in
 * memory; what they cost and how many there are is read from the database.
 */
export async function searchProducts(
  { catalogue, searchIndex }: SearchDeps,
  text: string,
  slice: Slice,
): Promise<Omit<Found, 'ids'> & { rows: ManagedProduct[] }> {
  const { ids, ...found } = findProducts(await searchIndex.current(), text, slice)
  const rows = await catalogue.read((db) => listProductsByIds(db, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  // Products archived since the refresh are skipped.
  return { ...found, rows: ids.flatMap((id) => byId.get(id) ?? []).filter(({ inArchive }) => !inArchive) }
}
