import { asc } from 'drizzle-orm'
import type { Database } from '../src/platform/db/client.ts'
import { cartLines } from '../src/platform/db/schema/cart.ts'
import { products } from '../src/platform/db/schema/catalogue.ts'
import { mailOutbox } from '../src/platform/db/schema/mail-outbox.ts'
import { idempotencyKeys, orderItems, orders, orderStatusChanges } from '../src/platform/db/schema/orders.ts'
import { stockLedger } from '../src/platform/db/schema/stock-ledger.ts'

/** Every row that an order writes, and all stocks: an order of which nothing is left has changed none of it. */
export async function listTraces(db: Database) {
  const tables = [cartLines, mailOutbox, idempotencyKeys, orderItems, orders, orderStatusChanges, stockLedger]
  const rows = await Promise.all(tables.map((table) => db.select().from(table)))
  const stocks = await db
    .select({ id: products.id, stock: products.quantityInStock })
    .from(products)
    .orderBy(asc(products.id))
  return { rows, stocks }
}
