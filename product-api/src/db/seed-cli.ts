import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEnv } from '../env.ts'
import { connectDatabase } from './client.ts'
import { applyMigrations } from './migrate.ts'
import { seed, type SeedOptions } from './seed.ts'

const USAGE = 'Usage: npm run seed -- [--products N] [--force]'

const argumentsSchema = z.object({
  products: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .optional(),
  force: z.boolean().optional(),
})

function readArguments(): SeedOptions {
  const { values } = parseArgs({ options: { products: { type: 'string' }, force: { type: 'boolean' } } })
  return argumentsSchema.parse(values)
}

async function run(options: SeedOptions): Promise<string> {
  const { DATABASE_URL: url } = readEnv()
  await applyMigrations(url)
  const { db, pool } = connectDatabase({
    url,
    poolSize: 1,
    onIdleError: (error) => process.stderr.write(`${error.message}\n`),
  })
  try {
    const added = await seed(db, options)
    return added === 0 ? 'There are products already; --force adds to them.' : `${added} products were added.`
  } finally {
    await pool.end()
  }
}

try {
  process.stdout.write(`${await run(readArguments())}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 1
}
