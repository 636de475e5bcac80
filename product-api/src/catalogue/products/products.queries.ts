import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { spacerColumns } from '../spacers/spacer-columns.ts'
import { tireColumns } from '../tires/tire-columns.ts'
import { wheelColumns } from '../wheels/wheel-columns.ts'
import { coreColumns, datedFactColumns, factColumns, optionalFacts, type Facts } from './core-columns.ts'

/** Of any product; `toProduct` makes one of them. */
export const productColumns = {
  core: coreColumns,
  facts: factColumns,
  tire: tireColumns,
  wheel: wheelColumns,
  spacer: spacerColumns,
}

function selectProducts(db: Queryable) {
  return db
    .select({ ...productColumns, facts: datedFactColumns })
    .from(products)
    .leftJoin(tires, eq(tires.productId, products.id))
    .leftJoin(wheels, eq(wheels.productId, products.id))
    .leftJoin(spacers, eq(spacers.productId, products.id))
    .$dynamic()
}

type ProductRow = Omit<Awaited<ReturnType<typeof selectProducts>>[number], 'facts'> & { facts: Facts }

export function toProduct({ core: row, facts, tire, wheel, spacer }: ProductRow): ManagedProduct {
  const core = { ...row, ...optionalFacts(facts) }
  if (tire) return { ...core, productType: 'Tire', ...tire }
  if (wheel) return { ...core, productType: 'Wheel', ...wheel }
  if (spacer) return { ...core, productType: 'Spacer', ...spacer }
  throw new Error(`product ${core.id} has no row that says what it is`)
}

const productById = preparedOn((db) =>
  selectProducts(db)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product_by_id'),
)

export async function getProduct(db: Queryable, id: number): Promise<ManagedProduct | null> {
  const [row] = await productById(db).execute({ id })
  return row ? toProduct(row) : null
}

/** Products on sale with ids above `after`, in the order of their ids. */
export async function listProductsAfter(
  db: Queryable,
  after: number,
  limit: number,
): Promise<ManagedProduct[]> {
  const rows = await selectProducts(db)
    .where(and(gt(products.id, after), eq(products.inArchive, false)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(toProduct)
}

export async function listProductsByIds(db: Queryable, ids: number[]): Promise<ManagedProduct[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(db).where(inArray(products.id, ids))
  return rows.map(toProduct)
}
