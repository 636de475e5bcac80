import { asc } from 'drizzle-orm'
import type { Database } from '../src/db/client.ts'
import { cartLines } from '../src/db/schema/cart.ts'
import { products } from '../src/db/schema/catalogue.ts'
import { mailOutbox } from '../src/db/schema/mail-outbox.ts'
import { idempotencyKeys, orderItems, orders, orderStatusChanges } from '../src/db/schema/orders.ts'
import { stockLedger } from '../src/db/schema/stock-ledger.ts'

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
