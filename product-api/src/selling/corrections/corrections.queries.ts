import type { OrderCorrection } from '@bieznik/contract/selling/order-correction'
import { asc, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { orderCorrections } from '../../platform/db/schema/corrections.ts'

/** What was corrected of an order, oldest first; without corrections the field is absent. */
export async function listCorrections(
  db: Queryable,
  orderId: number,
): Promise<{ corrections?: OrderCorrection[] }> {
  const rows = await db
    .select()
    .from(orderCorrections)
    .where(eq(orderCorrections.orderId, orderId))
    .orderBy(asc(orderCorrections.id))
  if (rows.length === 0) return {}
  return { corrections: rows.map(({ orderId: _orderId, ...row }) => withIso(row)) }
}

export async function getCorrection(db: Queryable, id: number) {
  const [row] = await db.select().from(orderCorrections).where(eq(orderCorrections.id, id))
  return row ?? null
}

/** The id of the last correction of an order; null: there is none. */
export async function getLastCorrection(db: Queryable, orderId: number): Promise<number | null> {
  const [last] = await db
    .select({ id: orderCorrections.id })
    .from(orderCorrections)
    .where(eq(orderCorrections.orderId, orderId))
    .orderBy(desc(orderCorrections.id))
    .limit(1)
  return last?.id ?? null
}
