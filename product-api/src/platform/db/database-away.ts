import pg from 'pg'

/** SQLSTATE classes and codes that pass by themselves: connection, resources, shutdown, timeouts, lost races. */
const passingSqlStates = /^(08|53|57P|57014|55P03|40001|40P01|25P03)/

const passingSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** node-postgres gives these failures no code, only these words. */
const passingDriverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
]

function isPassing(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return passingSqlStates.test(error.code ?? '')
  if ('code' in error && typeof error.code === 'string' && passingSystemCodes.has(error.code)) return true
  return passingDriverMessages.some((message) => error.message.startsWith(message))
}

/** Whether a failure means that the database is away or overloaded, so that the same call may succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  return error instanceof Error && (isPassing(error) || isDatabaseAway(error.cause))
}

/** `disk_full` of PostgreSQL (errcodes, class 53). */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '53100'
  return error instanceof Error && isDiskFull(error.cause)
}
