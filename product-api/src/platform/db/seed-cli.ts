import { readCompany } from '@bieznik/backend-kit/read-company'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEnv } from '../../env.ts'
import { connectDatabase } from './client.ts'
import { applyMigrations } from './migrate.ts'
import { seed, type SeedOptions } from './seed.ts'

const USAGE = 'Usage: npm run seed -- [--products N] [--force]'

function explain(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error)
  return error instanceof Error ? error.message : String(error)
}

const argumentsSchema = z.object({
  products: z
    .string()
    .regex(/^\d{1,7}$/, 'a whole number')
    .transform(Number)
    .optional(),
  force: z.boolean().optional(),
})

function readArguments(): SeedOptions {
  const { values } = parseArgs({ options: { products: { type: 'string' }, force: { type: 'boolean' } } })
  return argumentsSchema.parse(values)
}

async function run(options: SeedOptions): Promise<string> {
  const { DATABASE_URL: url, COMPANY_FILE } = readEnv()
  await applyMigrations(url)
  const { db, pool } = connectDatabase({
    url,
    poolSize: 1,
    onIdleError: (error) => process.stderr.write(`${error.message}\n`),
  })
  try {
    const added = await seed(db, { ...options, company: readCompany(COMPANY_FILE) })
    return added === 0 ? 'There are products already; --force adds to them.' : `${added} products were added.`
  } finally {
    await pool.end()
  }
}

try {
  process.stdout.write(`${await run(readArguments())}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n${USAGE}\n`)
  process.exitCode = 1
}
