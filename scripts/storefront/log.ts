import pino from 'pino'
import { getVariable } from '../env.mjs'

/** Lines of the same form as those of the handlers (`lib/log/log.server.ts`). */
export const log = pino({
  base: { service: 'storefront' },
  level: getVariable('LOG_LEVEL') ?? 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
})
