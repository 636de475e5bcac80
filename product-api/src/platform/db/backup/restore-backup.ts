import pg from 'pg'
import { applyMigrations, CONNECT_TIMEOUT_MS, listMigrations, withMigrationsUpTo } from '../migrate.ts'
import { listAppliedMigrations, type BackedUpTable, type Contents } from './contents.ts'
import { leaveGap, NOTHING_KNOWN, type Gap, type KnownNumbers } from './leave-gap.ts'
import { openBackup, type Backup } from './read-backup.ts'

/** Rows an insert. */
const CHUNK = 2_000

/** How many of our migrations the tables of the backup come from. Throws when they come from others. */
function migrationsBehind({ migrations }: Contents): number {
  const known = listMigrations()
  const isPrefix = migrations.every((hash, index) => known[index] === hash)
  if (!isPrefix) {
    throw new Error(
      'The backup was taken by another version of the shop, with migrations that this one does not know. Restore it with that version; the database is brought up to date when this one starts.',
    )
  }
  return migrations.length
}

/** Throws unless nothing is lost by writing into this database. */
async function requireUnused(client: pg.Client, { migrations }: Contents): Promise<void> {
  const applied = await listAppliedMigrations(client)
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const isOurs = applied.length > 0 && applied.every((hash, index) => migrations[index] === hash)
  if (rows.length === 0 && applied.length === 0) return
  if (isOurs && !(await hasProductsOrOrders(client))) return
  throw new Error('The database is in use. Restore into a new, empty one.')
}

async function hasProductsOrOrders(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from products) or exists (select from orders) as found',
  )
  return rows[0]?.found !== false
}

async function insertRows(client: pg.Client, table: BackedUpTable, backup: Backup): Promise<void> {
  const name = client.escapeIdentifier(table.name)
  const columns = table.columns.join()
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, $1)`
  for (let left = table.rows; left > 0; left -= CHUNK) {
    const lines = await backup.take(Math.min(CHUNK, left))
    await client.query(insert, [`[${lines.join()}]`])
  }
  await client.query(`alter table ${name} enable trigger user`)
}

async function load(client: pg.Client, backup: Backup): Promise<void> {
  const { tables, sequences } = backup.contents
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  await client.query('begin')
  // What triggers once wrote is in the backup itself.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Migrations may have written first rows.
  await client.query(`truncate ${names.join()}`)
  for (const table of tables) await insertRows(client, table, backup)
  await backup.finish()
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
  await client.query('commit')
  await client.query('analyze')
}

/**
 * Fills an empty database with a backup, all of it or nothing, brings it up to date, and leaves out the numbers that may have been
 * given out since. Returns what was in it and which numbers those are.
 * Throws when the database is in use, and when the file is damaged or not a backup that this version can read.
 */
export async function restoreBackup(
  url: string,
  path: string,
  known: KnownNumbers = NOTHING_KNOWN,
): Promise<{ contents: Contents; gaps: Gap[] }> {
  const backup = await openBackup(path)
  const { contents } = backup
  const count = migrationsBehind(contents)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    await requireUnused(client, contents)
    await withMigrationsUpTo(count, (folder) => applyMigrations(url, folder))
    await load(client, backup)
  } finally {
    await client.end()
  }
  await applyMigrations(url)
  // Afterwards, since a migration may have brought a table whose numbers were given out too.
  return { contents, gaps: await leaveGap(url, known, new Date(contents.takenAt)) }
}
