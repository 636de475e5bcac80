import { lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { idempotentRequests } from '../../platform/db/schema/idempotent-requests.ts'
import { idempotencyKeys } from '../../platform/db/schema/orders.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'

/** Longer than anybody repeats a call: a browser holds its key for as long as the tab is open. */
const RETENTION_DAYS = 30

/** Not right after the start. */
const FIRST_AFTER_MS = 15 * 60_000
const POLL_MS = 24 * 60 * 60_000

/** Deletes the keys of requests that nobody repeats any more. Returns how many. */
export async function deleteOldKeys(db: Database): Promise<number> {
  const since = sql`now() - make_interval(days => ${RETENTION_DAYS})`
  const ofOrders = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, since))
  const ofOthers = await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, since))
  return (ofOrders.rowCount ?? 0) + (ofOthers.rowCount ?? 0)
}

/** Any number of processes may do so over one database. */
export function startDeletingOldKeys({
  db,
  logger,
}: {
  db: Database
  logger: Pick<Logger, 'error' | 'info'>
}): PeriodicJob {
  return startPeriodicJob({
    name: 'orders: deleting old idempotency keys',
    everyMs: POLL_MS,
    firstAfterMs: FIRST_AFTER_MS,
    logger,
    run: async () => {
      const deleted = await deleteOldKeys(db)
      if (deleted > 0) logger.info({ deleted }, 'orders: old idempotency keys deleted')
    },
  })
}
