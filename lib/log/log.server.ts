import 'server-only'
import pino from 'pino'
import { env } from '@/lib/env.server'

/** Structured lines on standard output. Never give it a body, a token, a name or an address. */
export const log = pino({
  base: { service: 'storefront' },
  level: env.LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['token', 'cookie', 'authorization', 'email', 'password'],
})
