import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'

/** An order as a link proves it: its number alone may be given again after a backup was restored. */
export type LinkedTo = { id: number; orderDate: Date }

/** What a link to an order proves; null: there is no such order, or it is not that user's. */
export async function getLinkedTo(
  db: Queryable,
  { id, userId }: { id: number; userId?: string },
): Promise<LinkedTo | null> {
  const { orderDate } = orders
  const isIt = and(eq(orders.id, id), userId === undefined ? undefined : eq(orders.userId, userId))
  const [found] = await db.select({ id: orders.id, orderDate }).from(orders).where(isIt)
  return found ?? null
}
