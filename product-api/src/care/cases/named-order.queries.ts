import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { eq, inArray } from 'drizzle-orm'
import { findInvoiced } from '../../money/bank-statements/invoiced-orders.queries.ts'
import { orderRefsOf } from '../../money/bank-statements/order-refs.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'

/** An order as a withdrawal knows it. */
const columns = { id: orders.id, email: orders.email, language: orders.language }
export type NamedOrder = Pick<typeof orders.$inferSelect, keyof typeof columns>

/** The one number in what somebody wrote of an order; several may be anything. */
function numberIn(orderText: string): number | null {
  const [number, ...more] = orderText.match(/\d+/g) ?? []
  if (number === undefined || more.length > 0) return null
  return idParamSchema.safeParse(number).data ?? null
}

export async function getNamedOrder(db: Queryable, id: number): Promise<NamedOrder | null> {
  const [order] = await db.select(columns).from(orders).where(eq(orders.id, id))
  return order ?? null
}

/**
 * The order that somebody means: by the one number that they wrote, else by any number of its papers, which are the title of a transfer
 * (`Zamowienie 23-29`, where 29 are check digits) and an invoice. Null where the text may mean several.
 */
export async function findNamedOrder(db: Queryable, orderText: string): Promise<NamedOrder | null> {
  const id = numberIn(orderText)
  const plain = id === null ? null : await getNamedOrder(db, id)
  if (plain) return plain
  const text = { title: orderText }
  const ids = new Set([...orderRefsOf(orderText).sure, ...(await findInvoiced(db, [text]))(text)])
  if (ids.size === 0) return null
  const [named, ...others] = await db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return named && others.length === 0 ? named : null
}
