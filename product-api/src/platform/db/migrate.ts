import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg, { type ClientBase } from 'pg'
import { z } from 'zod'

const ALL = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number will do, as long as every instance takes the same. */
export const MIGRATION_LOCK = 7_301_948_201

export const CONNECT_TIMEOUT_MS = 5_000

/** While a change of a table waits for those who use it, everybody else waits behind it. */
const LOCK_TIMEOUT_MS = 3_000

/** Longer than any migration has taken; an instance that holds its lock for longer hangs. */
const INSTANCE_TIMEOUT_MS = 300_000

/** The last migration from before the first release, `0019_withdrawal-account`. All that they made is in the first one of today. */
export const LAST_BEFORE_RELEASE = '5700c41b5965bb5d907d99eaaa4519ea91a322c8f7701fe33e3e38470d649f97'

/** The hashes that a database has noted, with the first migration of today in the place of those from before the first release. */
export function sinceRelease(hashes: readonly string[]): string[] {
  const last = hashes.indexOf(LAST_BEFORE_RELEASE)
  return last === -1 ? [...hashes] : [...listMigrations().slice(0, 1), ...hashes.slice(last + 1)]
}

/** The migrations that the database has seen, in their order; none: it is not a shop's yet. */
export async function readAppliedMigrations(client: ClientBase): Promise<{ hash: string; when: number }[]> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (found[0]?.isThere !== true) return []
  const { rows } = await client.query<{ hash: string; when: number }>(
    'select hash, created_at::float8 as "when" from drizzle.__drizzle_migrations order by created_at',
  )
  return rows
}

/** Drizzle would try to make each table once more. */
async function requireRelease(client: ClientBase, migrationsFolder: string): Promise<void> {
  const newest = (await readAppliedMigrations(client)).at(-1)
  const first = readMigrationFiles({ migrationsFolder })[0]
  if (newest === undefined || first === undefined || newest.when >= first.folderMillis) return
  throw new Error(
    'The database is from before the first release. Start the last version from before it once, whose newest migration is 0019_withdrawal-account: it brings the database up to date. Then start this version.',
  )
}

type Waiting = {
  /** Called once when another instance is at it. */
  onWait?: () => void
  /** For how long the other instance is waited for, in milliseconds. */
  waitMs?: number
}

async function lockMigrations(
  client: ClientBase,
  { onWait, waitMs = INSTANCE_TIMEOUT_MS }: Waiting,
): Promise<void> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_lock($1) as "isLocked"',
    [MIGRATION_LOCK],
  )
  if (rows[0]?.isLocked === true) return
  onWait?.()
  await client.query(`set lock_timeout = ${waitMs}`)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  } catch (cause) {
    throw new Error(
      `Another instance has been applying migrations for ${waitMs / 1_000} s. See what it is at: select pid, query, wait_event from pg_stat_activity.`,
      { cause },
    )
  }
}

/**
 * Brings the database up to date. Instances that start at once wait for each other. Throws, with nothing changed, when the
 * database is too old, when another instance takes too long, and when a table is not to be had for some seconds; starting again tries again.
 */
export async function applyMigrations(
  url: string,
  migrationsFolder = ALL,
  waiting: Waiting = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await lockMigrations(client, waiting)
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await requireRelease(client, migrationsFolder)
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
