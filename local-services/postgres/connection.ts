import pg from 'pg'

/** PostgreSQL's own database, which is always there. */
const MAINTENANCE_DATABASE = 'postgres'
const DATABASE = 'bieznik'
const TIMEOUT_MS = 3_000

export const SUPERUSER = 'bieznik'

/** How the shop's database is reached. */
export const urlOf = (port: number, password: string): string => databaseUrl(port, password, DATABASE)

const databaseUrl = (port: number, password: string, database: string): string =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`

/** The folder that the server on this port serves; null: nobody answers there, or not to this password. */
export async function getDataDirectory(port: number, password: string): Promise<string | null> {
  return query(port, password, 'show data_directory').catch(() => null)
}

export async function ensureDatabase(port: number, password: string): Promise<void> {
  const found = await query(port, password, `select datname from pg_database where datname = '${DATABASE}'`)
  if (found) return
  await query(port, password, `create database ${DATABASE}`).catch((error: unknown) => {
    // Another start was quicker.
    if (!(error instanceof pg.DatabaseError && error.code === '42P04')) throw error
  })
}

/** The first value of the answer. */
async function query(port: number, password: string, sql: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: databaseUrl(port, password, MAINTENANCE_DATABASE),
    ssl: false,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: 10 * TIMEOUT_MS,
  })
  // The server may go at any moment; the query that is under way says so.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' })
    return rows[0]?.[0] ?? null
  } finally {
    await client.end().catch(() => undefined)
  }
}
