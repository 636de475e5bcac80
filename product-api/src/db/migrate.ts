import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number will do, as long as every instance takes the same. */
const MIGRATION_LOCK = 7_301_948_201

const CONNECT_TIMEOUT_MS = 5_000

/** Brings the database up to date. Instances that start at once wait for each other. */
export async function applyMigrations(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Closing the connection gives the lock back.
    await client.end()
  }
}
