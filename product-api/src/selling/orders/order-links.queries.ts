import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import type { LinkedTo } from './order-link.ts'

/** What a link to a person's own order proves; null: there is no such order. */
export async function getLinkedToOf(
  db: Queryable,
  { id, userId }: { id: number; userId: string },
): Promise<LinkedTo | null> {
  const { orderDate } = orders
  const isOwn = and(eq(orders.id, id), eq(orders.userId, userId))
  const [own] = await db.select({ id: orders.id, orderDate }).from(orders).where(isOwn)
  return own ?? null
}
