import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import { drizzle } from 'drizzle-orm/node-postgres'
import { withReplicas } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { connectDatabase, type Database, type Queryable } from './client.ts'
import { isDatabaseAway } from './database-away.ts'

/** Reads what everyone may see. The work may be done twice, so it changes nothing. */
export type CatalogueReader = { read: <T>(work: (db: Queryable) => Promise<T>) => Promise<T> }

export type OpenCatalogue = CatalogueReader & { close: () => Promise<void> }

/** Milliseconds. Shorter than elsewhere: the primary has its turn afterwards, within the 2 s that the storefront waits. */
const TIMEOUTS = { connectTimeoutMs: 500, statementTimeoutMs: 1_000 }

/** After so many failures in a row the replica is left alone for so many milliseconds. */
const FAILURES = 5
const REST_MS = 1_000

/** The catalogue on the primary alone, whose pool is somebody else's. */
export const readingFrom = (db: Queryable): OpenCatalogue => ({
  read: (work) => work(db),
  close: async () => undefined,
})

type Options = {
  primary: Database
  replicaUrl: string
  poolSize: number
  logger: Pick<Logger, 'info' | 'warn'>
  /** Told when the replica is given up for a while, and when it is used again. */
  used: (isUsed: boolean) => void
}

function watchedBreaker({ logger, used }: Options) {
  const breaker = circuitBreaker(handleWhen(isDatabaseAway), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  })
  let isUsed = true
  breaker.onBreak((reason) => {
    // Each attempt in vain is another break.
    if (isUsed) logger.warn({ err: 'error' in reason ? reason.error : undefined }, 'replica: not used')
    isUsed = false
    used(isUsed)
  })
  breaker.onReset(() => {
    logger.info('replica: used again')
    isUsed = true
    used(isUsed)
  })
  return breaker
}

/**
 * The catalogue on the replica, which may be behind: `synchronous_commit = remote_apply` on the primary is what keeps it from that.
 * What the replica fails at, the primary does.
 */
export function openReplicatedCatalogue(options: Options): OpenCatalogue {
  const { primary, replicaUrl: url, poolSize, logger } = options
  const onIdleError = (error: Error) => logger.warn({ err: error }, 'replica: an idle connection broke')
  const replica = connectDatabase({ url, poolSize, ...TIMEOUTS, onIdleError })
  const db = withReplicas(drizzle(primary.$client), [drizzle(replica.pool)])
  const breaker = watchedBreaker(options)
  return {
    read: (work) => breaker.execute(() => work(db)).catch(() => work(primary)),
    close: () => replica.pool.end(),
  }
}
