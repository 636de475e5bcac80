import { count, eq } from 'drizzle-orm'
import type { Database } from '../src/platform/db/client.ts'
import { cartLines } from '../src/platform/db/schema/cart.ts'
import { orderItems } from '../src/platform/db/schema/orders.ts'
import type { Customer, Shop } from './shop.ts'

/** People with these products in their carts, spread over the instances of the API; every second has no account. */
export async function buyersWith(
  shops: readonly Shop[],
  howMany: number,
  linesOf: (buyer: number) => { productId: number; quantity: number }[],
): Promise<Customer[]> {
  const [shop] = shops
  if (!shop) throw new Error('buyers need a shop')
  const buyers = Array.from({ length: howMany }, (_, index) => {
    // Both kinds come to each instance.
    const visited = shops[Math.floor(index / 2) % shops.length] ?? shop
    const uid = `buyer-${crypto.randomUUID()}`
    return index % 2 ? visited.asGuest(uid) : visited.asCustomer(uid)
  })
  await shop.db
    .insert(cartLines)
    .values(buyers.flatMap(({ uid }, index) => linesOf(index).map((line) => ({ userId: uid, ...line }))))
  return buyers
}

export async function countOrdersOf(db: Database, productId: number): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(orderItems)
    .where(eq(orderItems.productId, productId))
  return row?.orders ?? 0
}
