import { z } from 'zod'
import { readEnv } from '../src/env.ts'
import { createLogger } from '@bieznik/backend-kit/logger'
import { resolveDrizzleQuickly } from '../src/platform/db/drizzle-resolution.ts'
import { stopOnSignals } from '../src/platform/shutdown.ts'
import { verifyTestToken } from './tokens.ts'

/**
 * The API as `src/main.ts` starts it, but for the identity service. Arguments: the database, the port, a folder for mails, and
 * further variables as JSON.
 */
const [, , databaseUrl, port, outbox, more = '{}'] = process.argv
const env = readEnv({
  DATABASE_URL: databaseUrl,
  PRODUCT_API_PORT: port,
  MAIL_OUTBOX_DIR: outbox,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  ...z.record(z.string(), z.string()).parse(JSON.parse(more)),
})
resolveDrizzleQuickly()
const { run } = await import('../src/run.ts')
const logger = createLogger('product-api', env)
stopOnSignals(await run(env, logger, verifyTestToken), logger)
process.stdout.write('listening\n')
