import type { CartLine } from '@bieznik/contract/cart'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { cartLines } from '../db/schema/cart.ts'
import { listProductsByIds } from '../products/products.queries.ts'

type LineKey = { userId: string; productId: number }

const isLine = ({ userId, productId }: LineKey) =>
  and(eq(cartLines.userId, userId), eq(cartLines.productId, productId))

/** The lines of a user's cart, in the order in which they were added. */
export async function listCart(db: Queryable, userId: string): Promise<CartLine[]> {
  const lines = await db
    .select({ productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId))
  const products = await listProductsByIds(
    db,
    lines.map((line) => line.productId),
  )
  const productsById = new Map(products.map((product) => [product.id, product]))
  return lines.flatMap(({ productId, quantity }) => {
    const product = productsById.get(productId)
    return product ? [{ product, quantity }] : []
  })
}

/** Adds a line unless the product has one. Answers whether it was added. */
export async function insertLine(db: Queryable, line: LineKey & { quantity: number }): Promise<boolean> {
  const added = await db
    .insert(cartLines)
    .values(line)
    .onConflictDoNothing()
    .returning({ id: cartLines.productId })
  return added.length > 0
}

/** Answers whether there was such a line. */
export async function updateLine(
  db: Queryable,
  { quantity, ...key }: LineKey & { quantity: number },
): Promise<boolean> {
  const updated = await db
    .update(cartLines)
    .set({ quantity })
    .where(isLine(key))
    .returning({ id: cartLines.productId })
  return updated.length > 0
}

export async function deleteLine(db: Queryable, key: LineKey): Promise<void> {
  await db.delete(cartLines).where(isLine(key))
}

export async function deleteLines(db: Queryable, userId: string, productIds: number[]): Promise<void> {
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.productId, productIds)))
}

export async function deleteCart(db: Queryable, userId: string): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.userId, userId))
}

/** The lines as they are to be ordered; other transactions wait before they can touch them. */
export async function lockLines(
  tx: Queryable,
  userId: string,
): Promise<{ productId: number; quantity: number }[]> {
  return tx
    .select({ productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.productId))
    .for('update')
}
