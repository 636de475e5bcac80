import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { auditedWrites } from '../../people/audit/audited-writes.ts'
import { currentStaffCall } from '../../people/audit/staff-call.ts'
import { isDatabaseAway } from './database-away.ts'

/** What a query can run on: the pool, or a transaction under way. */
export type Queryable = Omit<NodePgDatabase, 'transaction'>

/** A transaction under way. What does not need each other's rows in it is sent `together`. */
export type Transaction = Queryable & { transaction?: never }

export type Database = Queryable & {
  $client: pg.Pool
  transaction: <T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig) => Promise<T>
}

/** Also for a free connection of the pool: a little less than the 8 s that the storefront gives an order. */
const CONNECT_TIMEOUT_MS = 7_000
const STATEMENT_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000

/** One Drizzle for each connection, so that queries which are prepared on it are put together once. */
const databases = new WeakMap<pg.PoolClient, Transaction>()

function databaseOn(client: pg.PoolClient): Transaction {
  const database: Queryable = databases.get(client) ?? drizzle(client)
  databases.set(client, database)
  return database
}

const beginOf = ({ isolationLevel, accessMode }: PgTransactionConfig = {}) =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')

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
    await client.query(beginOf(config))
    const result = await workOrRollBack(client, work)
    client.release()
    return result
  } catch (error) {
    const isClean = client.getTransactionStatus() === 'I' && !isDatabaseAway(error)
    client.release(!isClean)
    throw error
  }
}

async function workOrRollBack<T>(client: pg.PoolClient, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    await nameStaffCall(client)
    const result = await work(databaseOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
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
    pipeline: true,
  })
  pool.on('error', onIdleError)
  // One that breaks while it is lent out, between two statements, has no other listener: unhandled, it would end the process.
  // Its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // Transactions have a Drizzle of their own: this logger sees only the statements that run alone.
  const db: Database = Object.assign(drizzle(pool, { logger: auditedWrites }), {
    transaction: (work, config) => runTransaction(pool, work, config),
  } satisfies Pick<Database, 'transaction'>)
  return { db, pool }
}
