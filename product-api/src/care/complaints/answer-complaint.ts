import type { AnswerComplaint } from '@bieznik/contract/care/complaint'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'

/**
 * Decides a complaint, once, and queues the answer. After the last day it is accepted by law, so it cannot be refused any more.
 * Throws not_found, stale_status when it is answered already, or status_not_allowed.
 */
export async function answerComplaint(
  db: Database,
  id: number,
  answered: AnswerComplaint,
  { who, now }: { who: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update')
    if (!complaint) throw notFound('complaint')
    if (complaint.decision !== null)
      throw new ProblemError('stale_status', 'The complaint is answered already.')
    if (answered.decision === 'rejected' && dayInWarsaw(now) > complaint.answerDue)
      throw new ProblemError(
        'status_not_allowed',
        'The complaint is accepted by law: the time for an answer is over.',
      )
    await tx
      .update(complaints)
      .set({ ...answered, isRepaired: isRepair(answered), answeredAt: now, answeredBy: who })
      .where(eq(complaints.id, id))
    const { email: recipient, language } = complaint
    if (recipient !== null)
      await queueMail(tx, 'complaint_answered', { complaintId: id }, { recipient, language })
  })
}

const isRepair = (answered: AnswerComplaint): boolean =>
  answered.decision === 'accepted' && answered.remedy === 'repair'

/** Says which order it is about. Throws not_found. */
export async function matchComplaint(db: Database, id: number, orderId: number | null): Promise<void> {
  const matched = await db.transaction((tx) =>
    tx.update(complaints).set({ orderId }).where(eq(complaints.id, id)).returning({ id: complaints.id }),
  )
  if (matched.length === 0) throw notFound('complaint')
}
