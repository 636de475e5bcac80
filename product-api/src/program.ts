import { requireFiles } from '@bieznik/backend-kit/configuration/files-at-start'
import { endFailedStart } from '@bieznik/backend-kit/failed-start'
import { readEnv } from './env.ts'
import { createLogger } from '@bieznik/backend-kit/logger'
import { stopOnSignals } from './platform/shutdown.ts'
import { run } from './run.ts'

/** With it the program, and what its worker processes run, is loaded and not started: NODE_COMPILE_CACHE keeps what was compiled. */
const COMPILE_ONLY = '--compile-only'

if (process.argv.includes(COMPILE_ONLY)) {
  await Promise.all([
    import('./selling/confirmation/render-pdf.ts'),
    import('./money/invoices/render-invoice.ts'),
    import('./catalogue/import/unpack-xlsx.ts'),
  ])
  process.exit()
}

try {
  const env = readEnv()
  requireFiles(env)
  const logger = createLogger('product-api', env)
  stopOnSignals(await run(env, logger), logger)
} catch (error) {
  endFailedStart('product-api', error)
}
