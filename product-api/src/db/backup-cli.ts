import { parseArgs } from 'node:util'
import { readDatabaseUrl } from '../env.ts'
import type { Contents } from './backup/contents.ts'
import { askLastNumbers, readLastNumbers } from './backup/last-numbers.ts'
import { leaveGap, type Gap, type GivenOut } from './backup/leave-gap.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { takeBackup } from './backup/take-backup.ts'
import { connectDatabase } from './client.ts'
import { backups } from './schema/backups.ts'

const USAGE = `Usage:
  npm run backup -- <file>
  npm run restore -- <file> [--last-order 23] [--last-invoice FV/2026/0007]...
  npm run restore:numbers -- --since 2026-11-28T02:00:00Z [--last-order 23] [--last-invoice FV/2026/0007]...`

function describe({ takenAt, tables }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, as they were at ${takenAt}`
}

/** For the operator, and for the books: numbers of invoices that are missing have to be explained. */
const describeGaps = (gaps: readonly Gap[]): string =>
  [
    'Numbers that may have been given out and lost are given to nobody else. Keep this with the books:',
    ...gaps.map(({ of, lastInBackup, next }) => `  ${of}: last ${lastInBackup ?? 'none'}, next ${next}`),
  ].join('\n')

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

const options = {
  since: { type: 'string' },
  'last-order': { type: 'string' },
  'last-invoice': { type: 'string', multiple: true },
} as const

const { values, positionals } = parseArgs({ allowPositionals: true, options })
const [what, file, ...rest] = positionals

async function lastNumbers(): Promise<GivenOut> {
  const { 'last-order': order, 'last-invoice': invoices = [] } = values
  const isAsked = order === undefined && invoices.length === 0 && process.stdin.isTTY
  return isAsked ? askLastNumbers(new Date()) : readLastNumbers(order, invoices)
}

async function restore(url: string, path: string): Promise<string> {
  const { contents, gaps } = await restoreBackup(url, path, await lastNumbers())
  return `Restored: ${describe(contents)}.\n${describeGaps(gaps)}`
}

/** After a database came back in another way, such as to a point in time. */
async function skipNumbers(url: string): Promise<string> {
  const since = new Date(values.since ?? '')
  if (Number.isNaN(since.getTime())) throw new Error(USAGE)
  return describeGaps(await leaveGap(url, await lastNumbers(), since))
}

async function run(): Promise<string> {
  const url = readDatabaseUrl()
  if (what === 'numbers' && file === undefined) return skipNumbers(url)
  if (file === undefined || rest.length > 0) throw new Error(USAGE)
  if (what === 'restore') return restore(url, file)
  if (what !== 'backup') throw new Error(USAGE)
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
