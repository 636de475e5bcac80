import type { CartLine } from '@bieznik/contract/selling/cart'
import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { productColumns, toProduct } from '../../catalogue/products/products.queries.ts'

type LineKey = { userId: string; productId: number }

const isLine = ({ userId, productId }: LineKey) =>
  and(eq(cartLines.userId, userId), eq(cartLines.productId, productId))

export type KeptLine = Omit<CartLine, 'product'> & { product: ManagedProduct }

const cart = preparedOn((db) =>
  db
    .select({ quantity: cartLines.quantity, ...productColumns })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(tires, eq(tires.productId, products.id))
    .leftJoin(wheels, eq(wheels.productId, products.id))
    .leftJoin(spacers, eq(spacers.productId, products.id))
    .where(eq(cartLines.userId, sql.placeholder('userId')))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.productId))
    .prepare('cart'),
)

/** The lines of a user's cart, in the order in which they were added. */
export async function listCart(db: Queryable, userId: string): Promise<KeptLine[]> {
  const lines = await cart(db).execute({ userId })
  return lines.map(({ quantity, ...row }) => ({ product: toProduct(row), quantity }))
}

const addition = preparedOn((db) => {
  const product = db.$with('product').as(
    db
      .select({ id: products.id, quantityInStock: products.quantityInStock, inArchive: products.inArchive })
      .from(products)
      .where(eq(products.id, sql.placeholder('productId'))),
  )
  const added = db.$with('added', {}).as(sql`
    insert into ${cartLines} (user_id, product_id, quantity)
    select ${sql.placeholder('userId')}, id, ${sql.placeholder('quantity')}::int from product
    where not in_archive and quantity_in_stock >= ${sql.placeholder('quantity')}::int
    on conflict do nothing
    returning product_id`)
  const { quantityInStock, inArchive } = product
  const isNew = sql<boolean>`exists (select from added)`
  return db
    .with(product, added)
    .select({ quantityInStock, inArchive, isNew })
    .from(product)
    .prepare('add_to_cart')
})

/**
 * Adds a line when the product is for sale, has that many in stock and has no line yet. Returns whether it was added and what
 * speaks for or against it; null: there is no such product. One statement, so what is returned is what was decided by.
 */
export async function insertLine(
  db: Queryable,
  line: LineKey & { quantity: number },
): Promise<{ quantityInStock: number; inArchive: boolean; isNew: boolean } | null> {
  const [product] = await addition(db).execute(line)
  return product ?? null
}

/** Returns whether there was such a line. */
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

const deletion = preparedOn((db) =>
  db
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.userId, sql.placeholder('userId')),
        sql`${cartLines.productId} = any(${sql.placeholder('productIds')})`,
      ),
    )
    .prepare('delete_cart_lines'),
)

export async function deleteLines(db: Queryable, userId: string, productIds: number[]): Promise<void> {
  await deletion(db).execute({ userId, productIds })
}

export async function deleteCart(db: Queryable, userId: string): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.userId, userId))
}

const lockedCart = preparedOn((db) =>
  db
    .select({ productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, sql.placeholder('userId')))
    .orderBy(asc(cartLines.productId))
    .for('update')
    .prepare('cart_to_order'),
)

/** The lines as they are to be ordered; other transactions wait before they can touch them. */
export const lockLines = (
  tx: Queryable,
  userId: string,
): Promise<{ productId: number; quantity: number }[]> => lockedCart(tx).execute({ userId })
