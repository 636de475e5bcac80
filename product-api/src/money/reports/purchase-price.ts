import type { PurchasePrice } from '@bieznik/contract/money/reports'
import type { Grosze } from '@bieznik/contract/money/money'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { importedPurchasePrices, purchasePrices } from '../../platform/db/schema/purchase-prices.ts'
import { notFound } from '../../platform/http/problem-error.ts'

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

/** What a piece of each of these products costs, of those of which it is known. */
export async function listPurchasePrices(
  db: Queryable,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Grosze>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([purchasePrices.productId], {
      productId: purchasePrices.productId,
      price: purchasePrices.price,
    })
    .from(purchasePrices)
    .where(inArray(purchasePrices.productId, [...productIds]))
    .orderBy(purchasePrices.productId, desc(purchasePrices.id))
  return new Map(rows.flatMap(({ productId, price }) => (price === null ? [] : [[productId, price]])))
}

/** Adds what an import says that pieces of locked products cost from now on. */
export async function addPurchasePrices(
  tx: Transaction,
  costs: readonly { productId: number; price: Grosze }[],
  { importId, who }: { importId: number; who: string },
): Promise<void> {
  if (costs.length === 0) return
  const added = await tx
    .insert(purchasePrices)
    .values(costs.map((cost) => ({ ...cost, who })))
    .returning({ purchasePriceId: purchasePrices.id })
  await tx.insert(importedPurchasePrices).values(added.map((each) => ({ ...each, importId })))
}

/** Where nothing was written down since, what was known before an import is known again. */
export async function undoPurchasePrices(tx: Transaction, importId: number, who: string): Promise<void> {
  await tx.execute(sql`
    insert into ${purchasePrices} (product_id, price, who)
    select added.product_id, (
      select known.price from ${purchasePrices} as known
      where known.product_id = added.product_id and known.id < added.id order by known.id desc limit 1
    ), ${who}
    from ${importedPurchasePrices} as imported join ${purchasePrices} as added on added.id = imported.purchase_price_id
    where imported.import_id = ${importId} and not exists (
      select from ${purchasePrices} as later
      where later.product_id = added.product_id and later.id > added.id
    )
  `)
}
