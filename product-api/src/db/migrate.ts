import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { z } from 'zod'

const ALL = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number will do, as long as every instance takes the same. */
const MIGRATION_LOCK = 7_301_948_201

export const CONNECT_TIMEOUT_MS = 5_000

/** While a change of a table waits for those who use it, everybody else waits behind it. */
const LOCK_TIMEOUT_MS = 3_000

/**
 * Brings the database up to date. Instances that start at once wait for each other. Throws, with nothing changed, when a
 * table is not to be had for some seconds; starting again tries again.
 */
export async function applyMigrations(url: string, migrationsFolder = ALL): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Closing the connection gives the lock back.
    await client.end()
  }
}

/** The hashes of all migrations, in their order. */
export const listMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder: ALL }).map(({ hash }) => hash)

const journalSchema = z.looseObject({ entries: z.array(z.unknown()) })

/** Hands over a folder with the first migrations alone, which is gone afterwards. */
export async function withMigrationsUpTo(
  count: number,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bieznik-migrations-'))
  try {
    await cp(ALL, folder, { recursive: true })
    const file = join(folder, 'meta/_journal.json')
    const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
