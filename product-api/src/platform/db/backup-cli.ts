import { createLogger } from '@bieznik/backend-kit/logger'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { readDatabaseUrl } from '../../env.ts'
import { startPeriodicJob } from '../jobs/periodic-job.ts'
import { backUp, explain } from './backup/back-up.ts'
import type { Contents } from './backup/contents.ts'
import { backUpWhenDue, nameOfBackup } from './backup/daily.ts'
import { askLastNumbers, readLastNumbers } from './backup/last-numbers.ts'
import { leaveGap, type Gap, type GivenOut, type KnownNumbers } from './backup/leave-gap.ts'
import { configuredKsef } from './backup/numbers-in-ksef.ts'
import { restoreBackup } from './backup/restore-backup.ts'

const USAGE = `Usage:
  npm run backup -- <file>
  npm run backup:daily -- <folder> [--at 02:15] [--keep 30]     UTC, days
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

const options = {
  since: { type: 'string' },
  'last-order': { type: 'string' },
  'last-invoice': { type: 'string', multiple: true },
  at: { type: 'string', default: '02:15' },
  keep: { type: 'string', default: '30' },
} as const

const { values, positionals } = parseArgs({ allowPositionals: true, options })
const [what, file, ...rest] = positionals

async function lastNumbers(): Promise<GivenOut> {
  const { 'last-order': order, 'last-invoice': invoices = [] } = values
  const isAsked = order === undefined && invoices.length === 0 && process.stdin.isTTY
  return isAsked ? askLastNumbers(new Date()) : readLastNumbers(order, invoices)
}

/** What the operator knows, and what KSeF does. */
async function knownNumbers(url: string): Promise<KnownNumbers> {
  const findInKsef = configuredKsef()
  const inKsef = async (since: Date) => {
    const { lastInvoices, report } = await findInKsef(url, since)
    process.stdout.write(`${report}\n`)
    return lastInvoices
  }
  return { operator: await lastNumbers(), inKsef }
}

async function restore(url: string, path: string): Promise<string> {
  const { contents, gaps } = await restoreBackup(url, path, await knownNumbers(url))
  return `Restored: ${describe(contents)}.\n${describeGaps(gaps)}`
}

/** After a database came back in another way, such as to a point in time. */
async function skipNumbers(url: string): Promise<string> {
  const since = new Date(values.since ?? '')
  if (Number.isNaN(since.getTime())) throw new Error(USAGE)
  return describeGaps(await leaveGap(url, await knownNumbers(url), since))
}

const LOOK_EVERY_MS = 5 * 60_000

/** Until the program is stopped. A backup that failed is tried again at the next look. */
async function backUpDaily(url: string, folder: string): Promise<string> {
  const { at, keep } = values
  const retentionDays = Number(keep)
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at) || !Number.isInteger(retentionDays) || retentionDays < 1)
    throw new Error(USAGE)
  const logger = createLogger('backups', { LOG_LEVEL: 'info' })
  const take = async (path: string) => {
    const taken = await backUp(url, path)
    logger.info({ file: path }, `backup: ${describe(taken)}`)
  }
  const job = startPeriodicJob({
    name: 'backup: the one of the day',
    everyMs: LOOK_EVERY_MS,
    logger,
    run: async () => void (await backUpWhenDue({ folder, at, retentionDays, take }, new Date())),
  })
  await Promise.race(['SIGTERM', 'SIGINT'].map((signal) => once(process, signal)))
  await job.stop()
  return 'Stopped.'
}

async function run(): Promise<string> {
  const url = readDatabaseUrl()
  if (what === 'numbers' && file === undefined) return skipNumbers(url)
  if (file === undefined || rest.length > 0) throw new Error(USAGE)
  if (what === 'restore') return restore(url, file)
  if (what === 'daily') return backUpDaily(url, file)
  if (what !== 'backup') throw new Error(USAGE)
  // In a folder, which ends with a slash, the file has the name of the minute.
  const to = file.endsWith('/') ? `${file}${nameOfBackup(new Date())}` : file
  return `${to}: ${describe(await backUp(url, to))}.`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
