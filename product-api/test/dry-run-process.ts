import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { connectDatabase } from '../src/platform/db/client.ts'
import { dryRun } from '../src/catalogue/import/import-run.ts'
import { openFile } from '../src/catalogue/import/open-file.ts'
import { tireImport } from './import-file.ts'

/**
 * A dry run in a process of its own, as the API makes it from a file to its last event, that is canceled where an event says.
 * Writes as JSON the products that would be created, by how many bytes its memory grew at most, and the milliseconds that the
 * whole or, where it was canceled, its end took. Arguments: the database, the file; an event and the milliseconds from it until
 * the dry run is canceled.
 */
const [, , url = '', path = '', cancelAt, delay = '0'] = process.argv
const onIdleError = (error: Error) => {
  throw error
}
const { db, pool } = connectDatabase({ url, poolSize: 2, onIdleError })
const file = readFileSync(path)
const before = process.memoryUsage().rss
const canceled = new AbortController()
const { signal } = canceled
let start = performance.now()

async function cancelLater(): Promise<void> {
  await setTimeout(Number(delay))
  start = performance.now()
  canceled.abort()
}

async function created(): Promise<number | null> {
  if (cancelAt === 'start') void cancelLater()
  const list = await openFile(db, file, tireImport, signal)
  for await (const { event, ...rest } of dryRun(db, list, tireImport, { signal })) {
    if (event === cancelAt && !signal.aborted) void cancelLater()
    if ('counts' in rest) return rest.counts.created
  }
  return null
}

const count = await created().catch((error: unknown) => {
  if (!signal.aborted) throw error
  return null
})
const tookMs = performance.now() - start
await pool.end()
const grewBy = process.resourceUsage().maxRSS * 1024 - before
process.stdout.write(JSON.stringify({ created: count, grewBy, tookMs }))
