import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

/** The lines "at function (file:line)" of a stack, without the message above them. */
function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
}

/** An error that PostgreSQL sent, whose fields the driver has copied. */
interface DatabaseError extends Error {
  code?: unknown
  table?: unknown
  column?: unknown
  constraint?: unknown
  routine?: unknown
}

const isDatabaseError = (error: Error): error is DatabaseError => 'severity' in error && 'routine' in error

/**
 * An error as the log keeps it. The messages of PostgreSQL and Drizzle quote values of the query, which may be
 * somebody's name or address, so of theirs only codes and names are kept.
 */
function loggableError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause === undefined ? {} : { cause: loggableError(error.cause) }
  if (isDatabaseError(error)) {
    const { code, table, column, constraint, routine } = error
    return { type: 'DatabaseError', code, table, column, constraint, routine }
  }
  if ('query' in error && 'params' in error) {
    return { type: error.constructor.name, query: error.query, stack: framesOf(error), ...cause }
  }
  const code = 'code' in error ? { code: error.code } : {}
  return { type: error.constructor.name, message: error.message, ...code, stack: framesOf(error), ...cause }
}

const SECRET = ['authorization', 'cookie', 'password', 'token', 'email', 'phone']

export type Service = 'storefront' | 'product-api' | 'backups'

interface Settings {
  LOG_LEVEL: string
  /** Each line names it. */
  VERSION?: string | undefined
}

/** Structured lines on standard output, or to `destination`. Never give it a body, a token, a name or an address. */
export function createLogger(
  service: Service,
  { LOG_LEVEL: level, VERSION: version }: Settings,
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: { service, ...(version !== undefined && { version }) },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: loggableError, error: loggableError },
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), remove: true },
  }
  return destination ? pino(options, destination) : pino(options)
}
