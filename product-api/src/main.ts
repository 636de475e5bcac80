import { readEnv, type Env } from './env.ts'
import { createLogger } from '@bieznik/backend-kit/logger'
import { stopOnSignals } from './shutdown.ts'
import { run } from './run.ts'

function requireEnv(): Env {
  try {
    return readEnv()
  } catch (error) {
    process.stderr.write(
      `The product API cannot start.\n${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exit(1)
  }
}

const env = requireEnv()
const logger = createLogger('product-api', env.LOG_LEVEL)

try {
  stopOnSignals(await run(env, logger), logger)
} catch (error) {
  logger.fatal({ err: error }, 'the product API could not start')
  process.exit(1)
}
