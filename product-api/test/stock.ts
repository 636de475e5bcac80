import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/client.ts'
import { products } from '../src/platform/db/schema/catalogue.ts'
import { stockLedger } from '../src/platform/db/schema/stock-ledger.ts'
import { insertCatalogue } from '../src/platform/db/seed.ts'
import { tireWith } from './catalogue.ts'

export async function stockOf(db: Database, productId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ stock: products.quantityInStock })
    .from(products)
    .where(eq(products.id, productId))
  return row?.stock
}

/** Products whose ledger does not sum up to their stock. There must be none. */
export async function listLedgerFaults(
  db: Database,
): Promise<{ id: number; stock: number; ledger: number }[]> {
  const ledger = sql<number>`coalesce(sum(${stockLedger.change}), 0)::int`
  return db
    .select({ id: products.id, stock: products.quantityInStock, ledger })
    .from(products)
    .leftJoin(stockLedger, eq(stockLedger.productId, products.id))
    .groupBy(products.id)
    .having(sql`${ledger} <> ${products.quantityInStock}`)
    .orderBy(asc(products.id))
}

/** Pieces come from the workshop, or are taken out; the ledger knows. */
export async function moveStock(db: Database, productId: number, change: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(products)
      .set({ quantityInStock: sql`${products.quantityInStock} + ${change}` })
      .where(eq(products.id, productId))
    await tx.insert(stockLedger).values({ productId, change, reason: 'initial' })
  })
}

/** Adds as many tires with that stock and answers their ids. */
export async function addTires(db: Database, count: number, quantityInStock: number): Promise<number[]> {
  const tires = Array.from({ length: count }, (_, index) =>
    tireWith({ title: `Tire ${index}`, quantityInStock }),
  )
  return db.transaction((tx) => insertCatalogue(tx, tires))
}
