import { readEnv, type Env } from './env.ts'
import { createLogger } from './http/logger.ts'
import { start } from './start.ts'

/** A stop that takes longer than this is broken off. */
const STOP_WITHIN_MS = 10_000

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
const logger = createLogger(env.LOG_LEVEL)

try {
  const app = await start(env, logger)
  const stop = async (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
} catch (error) {
  logger.fatal({ err: error }, 'the product API could not start')
  process.exit(1)
}
