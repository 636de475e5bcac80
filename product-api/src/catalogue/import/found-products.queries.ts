import type { Grosze } from '@bieznik/contract/money/money'
import type { ManagedProduct, ProductType } from '@bieznik/contract/catalogue/product'
import { asc, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { listPurchasePrices } from '../../money/reports/purchase-price.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { findByCodes } from '../suppliers/suppliers.queries.ts'
import { titleKey } from './clean-text.ts'
import { atRegularPrice } from './product-fields.ts'

/** What a line is about: an id, or a kind and a title, or what a supplier calls it; and what it says that a piece costs, net. */
export type ProductName = {
  id: number | null
  kind: ProductType
  title: string
  code: string | null
  cost: Grosze | null
}

/** The ids of the products of a kind and a title, by `keyOf`. */
export type IdsByTitle = ReadonlyMap<string, readonly number[]>

/** The products that the lines of a batch are about. */
export type FoundProducts = {
  byId: (id: number) => ManagedProduct | undefined
  byCode: (code: string) => ManagedProduct | undefined
  byTitle: (kind: ProductType, title: string) => ManagedProduct | 'several' | undefined
  /** What a piece costs as it is known; null: it is not. */
  costOf: (id: number) => Grosze | null
}

/** Titles that are read from the catalogue at once. */
const BATCH = 10_000

export const keyOf = (kind: ProductType, title: string) => `${kind} ${titleKey(title)}`

/**
 * Looks for the titles of a whole file in one pass over the catalogue, for titles are compared in a way that no index has. Archived
 * products count too: a line about one changes it instead of making another. `wanted`: by `keyOf`.
 */
export async function findTitles(db: Queryable, wanted: ReadonlySet<string>): Promise<IdsByTitle> {
  const found = new Map<string, number[]>()
  let last = 0
  while (wanted.size > 0) {
    const rows = await db
      .select({ id: products.id, kind: products.productType, title: products.title })
      .from(products)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(BATCH)
    for (const { id, kind, title } of rows) {
      const key = keyOf(kind, title)
      if (wanted.has(key)) found.set(key, [...(found.get(key) ?? []), id])
      last = id
    }
    if (rows.length < BATCH) break
  }
  return found
}

export async function findProducts(
  db: Queryable,
  names: readonly ProductName[],
  { idsByTitle, supplierId }: { idsByTitle: IdsByTitle; supplierId: number | undefined },
): Promise<FoundProducts> {
  const codes = names.flatMap(({ code }) => code ?? [])
  const idsByCode =
    supplierId === undefined ? new Map<string, number>() : await findByCodes(db, supplierId, codes)
  const named = names.flatMap(({ id, kind, title }) => id ?? idsByTitle.get(keyOf(kind, title)) ?? [])
  const ids = [...named, ...idsByCode.values()]
  const all = (await listProductsByIds(db, [...new Set(ids)])).map(atRegularPrice)
  const costs = names.some(({ cost }) => cost !== null)
    ? await listPurchasePrices(
        db,
        all.map(({ id }) => id),
      )
    : new Map<number, Grosze>()
  const byId = new Map(all.map((product) => [product.id, product]))
  const byTitle = Map.groupBy(all, ({ productType, title }) => keyOf(productType, title))
  return {
    byId: (id) => byId.get(id),
    byCode: (code) => byId.get(idsByCode.get(code) ?? 0),
    byTitle: (kind, title) => oneOf(byTitle.get(keyOf(kind, title)) ?? [], title),
    costOf: (id) => costs.get(id) ?? null,
  }
}

/** Of products whose titles differ in capitals the one that is spelled like this is meant. */
function oneOf(found: ManagedProduct[], title: string): ManagedProduct | 'several' | undefined {
  const spelledSo = found.filter((product) => product.title === title)
  const [one, another] = spelledSo.length > 0 ? spelledSo : found
  return another ? 'several' : one
}
