import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { auditedWrites } from '../audit/audited-writes.ts'
import { currentStaffCall } from '../audit/staff-call.ts'
import { isDatabaseAway } from './database-away.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query can run on: the pool, or a transaction under way. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>

/** Also for a free connection of the pool: a little less than the 8 s that the storefront gives an order. */
const CONNECT_TIMEOUT_MS = 7_000
const STATEMENT_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000

/**
 * Drizzle's own transaction on a pool keeps a connection for ever when its `begin` fails, and gives one back inside an
 * open transaction when its `rollback` fails, so that the next caller's work would join it. Here a connection goes
 * back only when it is known to be in no transaction, and is closed otherwise.
 */
async function runTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const client = await pool.connect()
  try {
    const result = await drizzle(client).transaction(async (tx) => {
      await nameStaffCall(client)
      return work(tx)
    }, config)
    client.release()
    return result
  } catch (error) {
    const isClean = client.getTransactionStatus() === 'I' && !isDatabaseAway(error)
    client.release(!isClean)
    throw error
  }
}

/** Until the end of the transaction the triggers of the audit log know for whom it runs. */
async function nameStaffCall(client: pg.PoolClient): Promise<void> {
  const call = currentStaffCall()
  if (call) await client.query("select set_config('shop.staff', $1, true)", [JSON.stringify(call)])
}

type ConnectOptions = {
  url: string
  poolSize: number
  /** How long a call waits for a connection. */
  connectTimeoutMs?: number
  /** How long a statement may take. */
  statementTimeoutMs?: number
  /** Notified of connections that break while they are idle; the pool replaces them by itself. */
  onIdleError: (error: Error) => void
}

export function connectDatabase({
  url,
  poolSize,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  onIdleError,
}: ConnectOptions): {
  db: Database
  pool: pg.Pool
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'product-api',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    /** The server's timeout fires first; this one is for a server that has gone silent. */
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
  })
  pool.on('error', onIdleError)
  // One that breaks while it is lent out, between two statements, has no other listener: unhandled, it would end the process.
  // Its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // Transactions have a Drizzle of their own: this logger sees only the statements that run alone.
  const db = drizzle(pool, { logger: auditedWrites })
  db.transaction = (work, config) => runTransaction(pool, work, config)
  return { db, pool }
}
