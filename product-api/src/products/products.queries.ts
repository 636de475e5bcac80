import type { Product } from '@bieznik/contract/product'
import { eq, inArray, sql } from 'drizzle-orm'
import { builtOnce } from '../db/built-once.ts'
import type { Queryable } from '../db/client.ts'
import { products, spacers, tires, wheels } from '../db/schema/catalogue.ts'
import { spacerColumns } from '../spacers/spacer-columns.ts'
import { tireColumns } from '../tires/tire-columns.ts'
import { wheelColumns } from '../wheels/wheel-columns.ts'
import { coreColumns } from './core-columns.ts'

/** Of any product; `toProduct` makes one of them. */
export const productColumns = {
  core: coreColumns,
  tire: tireColumns,
  wheel: wheelColumns,
  spacer: spacerColumns,
}

function selectProducts(db: Queryable) {
  return db
    .select(productColumns)
    .from(products)
    .leftJoin(tires, eq(tires.productId, products.id))
    .leftJoin(wheels, eq(wheels.productId, products.id))
    .leftJoin(spacers, eq(spacers.productId, products.id))
    .$dynamic()
}

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

export function toProduct({ core, tire, wheel, spacer }: ProductRow): Product {
  if (tire) return { ...core, productType: 'Tire', ...tire }
  if (wheel) return { ...core, productType: 'Wheel', ...wheel }
  if (spacer) return { ...core, productType: 'Spacer', ...spacer }
  throw new Error(`product ${core.id} has no row that says what it is`)
}

const getProductRow = builtOnce((db) =>
  selectProducts(db)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare(''),
)

export async function getProduct(db: Queryable, id: number): Promise<Product | null> {
  const [row] = await getProductRow(db, undefined).execute({ id })
  return row ? toProduct(row) : null
}

export async function listProductsByIds(db: Queryable, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(db).where(inArray(products.id, ids))
  return rows.map(toProduct)
}
