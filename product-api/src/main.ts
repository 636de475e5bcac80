import { readEnv, type Env } from './env.ts'
import { createLogger } from '@bieznik/backend-kit/logger'
import { stopOnSignals } from './shutdown.ts'
import { run } from './run.ts'

/** With it the program, and what its worker processes run, is loaded and not started: NODE_COMPILE_CACHE keeps what was compiled. */
const COMPILE_ONLY = '--compile-only'

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

if (process.argv.includes(COMPILE_ONLY)) {
  await Promise.all([
    import('./confirmation/render-pdf.ts'),
    import('./invoices/render-invoice.ts'),
    import('./import/unpack-xlsx.ts'),
  ])
  process.exit()
}

const env = requireEnv()
const logger = createLogger('product-api', env.LOG_LEVEL)

try {
  stopOnSignals(await run(env, logger), logger)
} catch (error) {
  logger.fatal({ err: error }, 'the product API could not start')
  process.exit(1)
}
