import { readEnv } from '../src/env.ts'
import { createLogger } from '../src/http/logger.ts'
import { stopOnSignals } from '../src/shutdown.ts'
import { start } from '../src/start.ts'
import { verifyTestToken } from './tokens.ts'

/** The API as `src/main.ts` starts it, but for the identity service. Arguments: the database and the port. */
const [, , databaseUrl, port] = process.argv
const env = readEnv({
  DATABASE_URL: databaseUrl,
  PRODUCT_API_PORT: port,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
})
stopOnSignals(await start(env, createLogger(env.LOG_LEVEL), verifyTestToken))
process.stdout.write('listening\n')
