import cluster from 'node:cluster'
import { readEnv } from '../src/env.ts'
import { createLogger } from '../src/http/logger.ts'
import { run } from '../src/run.ts'
import { stopOnSignals } from '../src/shutdown.ts'
import { verifyTestToken } from './tokens.ts'

/**
 * The API as `src/main.ts` starts it, but for the identity service. Arguments: the database, the port, a folder for mails; then
 * variables with their values, as in `RATE_LIMITS=on`.
 */
const [, , databaseUrl, port, outbox, ...variables] = process.argv
const given: Record<string, string> = {}
for (const variable of variables) {
  const [name = '', value = ''] = variable.split('=', 2)
  given[name] = value
}
const env = readEnv({
  DATABASE_URL: databaseUrl,
  PRODUCT_API_PORT: port,
  MAIL_OUTBOX_DIR: outbox,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  ...given,
})
const logger = createLogger(env.LOG_LEVEL)
stopOnSignals(await run(env, logger, verifyTestToken), logger)
if (cluster.isPrimary) process.stdout.write('listening\n')
