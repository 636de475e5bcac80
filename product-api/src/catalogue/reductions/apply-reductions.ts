import { lowestPriceBefore } from '@bieznik/contract/catalogue/lowest-price'
import type { Grosze } from '@bieznik/contract/money/money'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { reductions } from '../../platform/db/schema/prices.ts'
import { reductionInForce, type InForce, type OpenReduction } from './price-in-force.ts'
import { databaseNow, endReductions, listOpenReductions, listPrices } from './reductions.queries.ts'

/** What a product costs, and what it did without a reduction and before it; null: none is in force. */
export type ProductPrice = { price: Grosze; regularPrice: Grosze | null; lowestPrice: Grosze | null }

type PricedProduct = { id: number } & ProductPrice

type Computed = InForce & { now: Date; price: ProductPrice }

async function lowestBefore(
  db: Queryable,
  { id, price, regularPrice }: PricedProduct,
  { lowestPrice, startsAt }: OpenReduction,
): Promise<Grosze> {
  return lowestPrice ?? lowestPriceBefore(await listPrices(db, id), startsAt) ?? regularPrice ?? price
}

async function compute(db: Queryable, product: PricedProduct): Promise<Computed> {
  const now = await databaseNow(db)
  const regularPrice = product.regularPrice ?? product.price
  const inForce = reductionInForce(regularPrice, await listOpenReductions(db, product.id), now)
  const { reduction } = inForce
  const price = reduction
    ? { price: reduction.price, regularPrice, lowestPrice: await lowestBefore(db, product, reduction) }
    : { price: regularPrice, regularPrice: null, lowestPrice: null }
  return { ...inForce, now, price }
}

/** What a locked product costs at this moment, whether or not the reductions that are due have been applied. Nothing is written. */
export async function priceAtThisMoment(db: Queryable, product: PricedProduct): Promise<ProductPrice> {
  return (await compute(db, product)).price
}

/** Applies the starts and ends that are due for a locked product. Returns its price after that. */
export async function applyReductions(tx: Transaction, product: PricedProduct): Promise<ProductPrice> {
  const { reduction, over, now, price } = await compute(tx, product)
  await endReductions(
    tx,
    over.map(({ id }) => id),
    now,
  )
  if (reduction && reduction.startedAt === null) {
    const { lowestPrice } = price
    await tx.update(reductions).set({ startedAt: now, lowestPrice }).where(eq(reductions.id, reduction.id))
  }
  await tx
    .update(products)
    .set({ ...price, updatedAt: now })
    .where(eq(products.id, product.id))
  return price
}
