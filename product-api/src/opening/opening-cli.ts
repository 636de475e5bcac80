/* Prints what the product API finds as JSON; `npm run check:opening` puts it into words. */
import { readCompany } from '@bieznik/backend-kit/read-company'
import type { OpeningFinding } from '@bieznik/contract/opening'
import { connectDatabase } from '../db/client.ts'
import { readEnv } from '../env.ts'
import { lookAtShop, openingSettings } from './look-at-shop.ts'

async function look(): Promise<OpeningFinding[]> {
  const env = readEnv()
  const settings = openingSettings(env, readCompany(env.COMPANY_FILE))
  const { db, pool } = connectDatabase({
    url: env.DATABASE_URL,
    poolSize: 4,
    onIdleError: (error) => process.stderr.write(`${error.message}\n`),
  })
  try {
    return await lookAtShop(db, settings, new Date())
  } finally {
    await pool.end()
  }
}

/** What is behind a failed query says why; the query itself says nothing to staff who open a shop. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

try {
  process.stdout.write(JSON.stringify(await look()))
} catch (error) {
  process.stderr.write(
    `The shop could not be looked at: ${explain(error)}. Was it ever started on this database?\n`,
  )
  process.exitCode = 1
}
