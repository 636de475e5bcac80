import type { ChangePrice, ChangeStock } from '@bieznik/contract/product-input'
import type { Product } from '@bieznik/contract/product'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { products } from '../db/schema/catalogue.ts'
import { productChanges } from '../db/schema/product-changes.ts'
import { notFound, ProblemError } from '../http/problem-error.ts'
import type { StockedProduct, StockKeeper } from '../stock/stock-keeper.ts'
import { getProduct } from './products.queries.ts'
import { overwriteProduct, type WrittenProduct } from './save-product.ts'

type Deps = { db: Database; stock: StockKeeper }

/** Which product, and the uid of who changes it. */
type Target = { id: number; who: string }

async function lockProduct(tx: Transaction, stock: StockKeeper, id: number): Promise<StockedProduct> {
  const [product] = await stock.lock(tx, [id])
  if (!product) throw notFound('product')
  return product
}

async function requireProduct(tx: Transaction, id: number): Promise<Product> {
  const product = await getProduct(tx, id)
  if (!product) throw notFound('product')
  return product
}

/**
 * Writes over the description that was seen, and over no other: of two who edit it at once the second is refused, unless there is nothing
 * left to write. Throws not_found, also when the product is of another kind, or changed_meanwhile.
 */
export async function editProduct(
  { db, stock }: Deps,
  { id, who }: Target,
  { written, seen }: { written: WrittenProduct; seen: object },
): Promise<Product> {
  return db.transaction(async (tx) => {
    const { productType } = await lockProduct(tx, stock, id)
    if (productType !== written.productType) throw notFound(written.productType.toLowerCase())
    const before = await requireProduct(tx, id)
    await overwriteProduct(tx, id, written)
    const after = await requireProduct(tx, id)
    const fields = changedFields(before, after)
    if (fields.length === 0) return after
    if (changedFields(before, seen).length > 0)
      throw new ProblemError('changed_meanwhile', 'Someone else has changed the product meanwhile.')
    await tx.insert(productChanges).values({ productId: id, event: 'edited', who, fields })
    return after
  })
}

/** The fields of `after` that are not so before. */
function changedFields(before: Product, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name)
}

/** Throws not_found, or price_changed when the price is not the one that was seen. */
export async function changePrice(
  { db, stock }: Deps,
  { id, who }: Target,
  { from, to, reason }: ChangePrice,
): Promise<Product> {
  return db.transaction(async (tx) => {
    const { price } = await lockProduct(tx, stock, id)
    if (price !== from)
      throw new ProblemError('price_changed', 'Someone else has changed the price meanwhile.')
    if (price !== to) {
      await tx.update(products).set({ price: to, updatedAt: new Date() }).where(eq(products.id, id))
      await tx
        .insert(productChanges)
        .values({ productId: id, event: 'price', who, reason, priceFrom: from, priceTo: to })
    }
    return requireProduct(tx, id)
  })
}

/** Throws not_found, changed_meanwhile when the stock is not the one that was seen, or out_of_stock when more would go than there are. */
export async function changeStock(
  { db, stock }: Deps,
  { id, who }: Target,
  { change, reason, note, from }: ChangeStock,
): Promise<Product> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, stock, id)
    if (from !== undefined && product.quantityInStock !== from)
      throw new ProblemError('changed_meanwhile', `There are ${product.quantityInStock} in stock by now.`)
    if (product.quantityInStock + change < 0) {
      throw new ProblemError('out_of_stock', `There are only ${product.quantityInStock} in stock.`)
    }
    await stock.change(tx, [{ product, change }], { reason, note, who })
    return requireProduct(tx, id)
  })
}

/** Takes a product out of the shop or brings it back; what is so already stays so. Throws not_found. */
export async function archiveProduct(
  { db, stock }: Deps,
  { id, who }: Target,
  inArchive: boolean,
): Promise<Product> {
  return db.transaction(async (tx) => {
    const product = await lockProduct(tx, stock, id)
    if (product.inArchive !== inArchive) {
      await tx.update(products).set({ inArchive, updatedAt: new Date() }).where(eq(products.id, id))
      await tx
        .insert(productChanges)
        .values({ productId: id, event: inArchive ? 'archived' : 'restored', who })
    }
    return requireProduct(tx, id)
  })
}
