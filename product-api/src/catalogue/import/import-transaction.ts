import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'

/** How long one of the two transactions may be idle while the other one works. */
const IDLE_SECONDS = 300

/** One import, or undoing of one, at a time. */
export async function takeTurn(tx: Transaction): Promise<void> {
  await allowIdle(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product_imports'))`)
}

async function allowIdle(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${IDLE_SECONDS}s'`))
}

/** One statement takes no more parameters than fit into 16 bits. */
const LOCKED_AT_ONCE = 10_000

/** Locks products in id order, as orders do it, however many they are. */
export async function lockProducts(
  stock: StockKeeper,
  tx: Transaction,
  ids: readonly number[],
): Promise<void> {
  const ordered = ids.toSorted((a, b) => a - b)
  for (let at = 0; at < ordered.length; at += LOCKED_AT_ONCE)
    await stock.lock(tx, ordered.slice(at, at + LOCKED_AT_ONCE))
}

/**
 * PostgreSQL keeps the plans of foreign key checks: made while a table is small they read all of it for each new row, and a first
 * large list would take minutes. Call it whenever the tables may have grown since.
 */
export async function replanStatements(tx: Transaction): Promise<void> {
  await tx.execute(sql`discard plans`)
}

/** The catalogue as it is when the work begins. What other transactions write meanwhile is not seen by it, nor what they have not committed. */
export async function withSnapshot<T>(db: Database, work: (snapshot: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async (snapshot) => {
      await allowIdle(snapshot)
      return work(snapshot)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
