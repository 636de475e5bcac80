import { createLogger } from '@bieznik/backend-kit/logger'
import { connectDatabase } from '../src/platform/db/client.ts'
import { startTestWorker } from './mail-worker.ts'
import { createForgetfulOutbox } from './unguarded-outbox.ts'

/** The mail worker in a process of its own. Arguments: the database, the mail server, `guarded` or `forgetful`. */
const [, , url = '', smtpUrl = '', outbox] = process.argv
const logger = createLogger('product-api', { LOG_LEVEL: 'error' })
const { db } = connectDatabase({
  url,
  poolSize: 2,
  onIdleError: (error) => logger.error({ err: error }, 'an idle database connection broke'),
})
startTestWorker({ db, smtpUrl, ...(outbox === 'forgetful' && { outbox: createForgetfulOutbox(db) }) })
// A worker alone keeps no process alive.
setInterval(() => undefined, 1_000)
process.stdout.write('working\n')
