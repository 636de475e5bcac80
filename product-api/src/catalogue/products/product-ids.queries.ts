import type { ProductEntry } from '@bieznik/contract/catalogue/product-ids'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { products } from '../../platform/db/schema/catalogue.ts'

/** Products on sale with ids above `after`, in the order of their ids: read off the primary key, however many there are. */
export async function listProductEntries(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<ProductEntry[]> {
  const rows = await db
    .select({ id: products.id, productType: products.productType, updatedAt: products.updatedAt })
    .from(products)
    .where(and(gt(products.id, after), eq(products.inArchive, false)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(withIso)
}
