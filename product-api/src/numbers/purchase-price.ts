import type { PurchasePrice } from '@bieznik/contract/numbers'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import { purchasePrices } from '../db/schema/purchase-prices.ts'
import { notFound } from '../http/problem-error.ts'

/** Writes down what a piece of a product costs the shop from now on; the same as before adds nothing. Throws not_found. */
export async function writePurchasePrice(
  db: Database,
  { productId, price, who }: PurchasePrice & { productId: number; who: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    if (!product) throw notFound('product')
    const [last] = await tx
      .select({ price: purchasePrices.price })
      .from(purchasePrices)
      .where(eq(purchasePrices.productId, productId))
      .orderBy(desc(purchasePrices.id))
      .limit(1)
    if ((last?.price ?? null) !== price) await tx.insert(purchasePrices).values({ productId, price, who })
  })
}
