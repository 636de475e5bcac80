/*
 * Prints what the product API finds as JSON; `npm run check:opening` puts it into words. With --lines, for an image, it prints what either
 * program finds, a line each, and ends with 1 while something is missing.
 */
import { lookAtStorefront, storefrontSettings } from '@bieznik/backend-kit/opening/look-at-storefront'
import { readCompany } from '@bieznik/backend-kit/read-company'
import {
  inOrderOfChecks,
  openingLine,
  stateOf,
  type OpeningFinding,
} from '@bieznik/contract/platform/opening'
import { connectDatabase } from '../db/client.ts'
import { readEnv, variablesOfBoth } from '../../env.ts'
import { lookAtShop, openingSettings } from './look-at-shop.ts'

const root = new URL('../../../..', import.meta.url).pathname

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

async function printLines(): Promise<void> {
  const ofStorefront = await lookAtStorefront(root, storefrontSettings(variablesOfBoth()), new Date())
  const found = inOrderOfChecks([...ofStorefront, ...(await look())])
  for (const each of found) process.stdout.write(`${stateOf(each).padEnd(8)}${openingLine(each)}\n`)
  if (found.some((each) => stateOf(each) === 'missing')) process.exitCode = 1
}

try {
  if (process.argv.includes('--lines')) await printLines()
  else process.stdout.write(JSON.stringify(await look()))
} catch (error) {
  process.stderr.write(
    `The shop could not be looked at: ${explain(error)}. Was it ever started on this database?\n`,
  )
  process.exitCode = 1
}
