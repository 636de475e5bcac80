import { addDays, dayInWarsaw, daysBetween } from '@bieznik/contract/platform/calendar-day'
import type { Company } from '@bieznik/contract/platform/company'
import { ALL_REMINDERS, FIRST_REMINDER, remindersDue } from '@bieznik/contract/care/complaint-period'
import { and, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { lockUnlocked } from '../../platform/jobs/leased-queue.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'

const POLL_MS = 10 * 60_000
/** Complaints that are locked in one run, those that had this reminder among them. */
const AT_ONCE = 1_000

type Deps = {
  db: Database
  company: Pick<Company, 'email'>
  mailQueued: () => void
  logger: Pick<Logger, 'error'>
}

/**
 * Queues a mail to the seller for each complaint whose answer is nearly due, or overdue, once for each reminder, in the transaction that
 * notes it. Of reminders that were missed only the last one is sent. Returns their number.
 */
export async function remindStaff(
  db: Database,
  { email, now }: { email: string; now: Date },
): Promise<number> {
  const today = dayInWarsaw(now)
  const isNearlyDue = lte(complaints.answerDue, addDays(today, FIRST_REMINDER))
  return db.transaction(async (tx) => {
    const open = await lockUnlocked(
      tx,
      { id: complaints.id, answerDue: complaints.answerDue, reminders: complaints.reminders },
      {
        table: complaints,
        where: and(isNull(complaints.decision), isNearlyDue, lt(complaints.reminders, ALL_REMINDERS)),
        orderBy: [complaints.answerDue],
        most: AT_ONCE,
      },
    )
    const due = open
      .map(({ id, answerDue, reminders }) => ({
        id,
        reminders,
        wanted: remindersDue(daysBetween(today, answerDue)),
      }))
      .filter(({ reminders, wanted }) => wanted > reminders)
    for (const { id, wanted } of due) {
      await tx.update(complaints).set({ reminders: wanted }).where(eq(complaints.id, id))
      await queueMail(tx, 'complaint_due', { complaintId: id }, { recipient: email, language: 'pl' })
    }
    return due.length
  })
}

/** Reminds now, and then from time to time until it is stopped. Any number of processes may do so over one database. */
export function startReminding({ db, company, mailQueued, logger }: Deps): PeriodicJob {
  return startPeriodicJob({
    name: 'complaints: reminding staff',
    everyMs: POLL_MS,
    logger,
    run: async () => {
      if ((await remindStaff(db, { email: company.email, now: new Date() })) > 0) mailQueued()
    },
  })
}
