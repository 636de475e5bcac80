import { and, eq, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { staffInvitations } from '../../platform/db/schema/staff-invitations.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'

/** After its last day an invitation is there for questions about it, also where it was accepted or withdrawn before. */
const RETENTION_DAYS = 30

/** Not right after the start. */
const FIRST_AFTER_MS = 20 * 60_000
const POLL_MS = 24 * 60 * 60_000

/** Deletes invitations whose last day is long over, with their mails. Returns how many. */
export async function deleteOldInvitations(db: Database): Promise<number> {
  const since = sql`now() - make_interval(days => ${RETENTION_DAYS})`
  const { rowCount } = await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, since))
  await db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.kind, 'staff_invited'), lt(mailOutbox.createdAt, since)))
  return rowCount ?? 0
}

/** Any number of processes may do so over one database. */
export function startDeletingOldInvitations(deps: {
  db: Database
  logger: Pick<Logger, 'error' | 'info'>
}): PeriodicJob {
  return startPeriodicJob({
    name: 'staff: deleting old invitations',
    everyMs: POLL_MS,
    firstAfterMs: FIRST_AFTER_MS,
    logger: deps.logger,
    run: async () => {
      const deleted = await deleteOldInvitations(deps.db)
      if (deleted > 0) deps.logger.info({ deleted }, 'staff: old invitations deleted')
    },
  })
}
