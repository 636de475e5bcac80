import type { Queryable } from '../../platform/db/client.ts'
import { listProductsByIds } from './products.queries.ts'

/** Where these products lie in the store, by their ids; one without a place is not in the result. */
export async function getPlaces(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const products = await listProductsByIds(db, [...new Set(ids)])
  return new Map(products.flatMap(({ id, place = '' }) => (place === '' ? [] : [[id, place] as const])))
}
