import { linkedOrderSchema, type LinkedOrder } from '@bieznik/contract/order-link'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'
import { orders } from '../db/schema/orders.ts'
import { getOrder } from './orders.queries.ts'

const linkedOrder = z.object(linkedOrderSchema.shape)

/** What the holder of a link sees of an order; null: there is none. */
export async function getLinkedOrder(db: Queryable, id: number): Promise<LinkedOrder | null> {
  const order = await getOrder(db, { id })
  const [buyer] = await db.select({ email: orders.email }).from(orders).where(eq(orders.id, id))
  return order && buyer ? linkedOrder.parse({ ...order, ...buyer }) : null
}

export async function isOrderOf(
  db: Queryable,
  { id, userId }: { id: number; userId: string },
): Promise<boolean> {
  const isOwn = and(eq(orders.id, id), eq(orders.userId, userId))
  const [own] = await db.select({ id: orders.id }).from(orders).where(isOwn)
  return own !== undefined
}
