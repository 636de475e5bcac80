import pino from 'pino'
import { shared } from '../env-shared.ts'

/** Lines of the same form as those of the handlers (`lib/log/log.server.ts`). */
export const log = pino({
  base: { service: 'storefront' },
  level: shared.logLevel,
  timestamp: pino.stdTimeFunctions.isoTime,
})
