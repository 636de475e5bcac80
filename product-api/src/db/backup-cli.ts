import { parseArgs } from 'node:util'
import { readDatabaseUrl } from '../env.ts'
import type { Contents } from './backup/contents.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { takeBackup } from './backup/take-backup.ts'
import { connectDatabase } from './client.ts'
import { backups } from './schema/backups.ts'

const USAGE = 'Usage: npm run backup -- <file>, or npm run restore -- <file>'

function describe({ takenAt, tables }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, as they were at ${takenAt}`
}

/** The message and what is behind it; PostgreSQL’s details, which quote rows, are left out. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} (${explain(error.cause)})`
}

/** Notes that a backup was taken. The file is whole by then, so a database that takes no note fails nothing. */
async function record(url: string, { takenAt }: Contents): Promise<void> {
  const { db, pool } = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined })
  try {
    await db.insert(backups).values({ takenAt: new Date(takenAt) })
  } catch (error) {
    process.stderr.write(`The backup is whole, but not on record for /admin/opening: ${explain(error)}\n`)
  } finally {
    await pool.end()
  }
}

/** In a folder, which ends with a slash, the file has the name of the minute. */
const fileOf = (path: string, now: Date): string =>
  path.endsWith('/') ? `${path}bieznik-${now.toISOString().slice(0, 16).replaceAll(':', '')}.gz` : path

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [what, file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new Error(USAGE)
  const url = readDatabaseUrl()
  if (what === 'restore') return `Restored: ${describe(await restoreBackup(url, file))}.`
  const to = fileOf(file, new Date())
  const taken = await takeBackup(url, to)
  await record(url, taken)
  return `${to}: ${describe(taken)}.`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
