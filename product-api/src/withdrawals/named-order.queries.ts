import { orderIdParamSchema } from '@bieznik/contract/order'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { orders } from '../db/schema/orders.ts'

/** An order as a withdrawal knows it. */
const columns = { id: orders.id, email: orders.email, language: orders.language }
export type NamedOrder = Pick<typeof orders.$inferSelect, keyof typeof columns>

/** The one number in what somebody wrote of an order; several may be anything. */
function numberIn(orderText: string): number | null {
  const [number, ...more] = orderText.match(/\d+/g) ?? []
  if (number === undefined || more.length > 0) return null
  return orderIdParamSchema.safeParse(number).data ?? null
}

export async function getNamedOrder(db: Queryable, id: number): Promise<NamedOrder | null> {
  const [order] = await db.select(columns).from(orders).where(eq(orders.id, id))
  return order ?? null
}

/** The order whose number stands in the text. */
export async function findNamedOrder(db: Queryable, orderText: string): Promise<NamedOrder | null> {
  const id = numberIn(orderText)
  return id === null ? null : getNamedOrder(db, id)
}
