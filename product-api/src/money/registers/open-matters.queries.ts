import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { orders } from '../../platform/db/schema/orders.ts'

/** Canceled orders whose invoice and corrections do not come to nothing. */
export async function listNotCorrected(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .select({ orderId: orders.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.status, 'Canceled'))
    .groupBy(orders.id)
    .having(sql`sum(${invoices.gross}) <> 0`)
    .orderBy(asc(orders.id))
    .limit(limit)
  return rows.map(({ orderId }) => orderId)
}
