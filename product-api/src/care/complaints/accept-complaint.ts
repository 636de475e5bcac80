import {
  acceptedComplaintSchema,
  type AcceptedComplaint,
  type ComplaintStatement,
} from '@bieznik/contract/care/complaint'
import { answerDueDay } from '@bieznik/contract/care/complaint-period'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { onceWithReply } from '../../platform/db/once.ts'
import { complaintPhotos, complaints } from '../../platform/db/schema/complaints.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isOfSender, type Arrival, type Stated } from '../cases/arrival.ts'
import { findNamedOrder } from '../cases/named-order.queries.ts'

type Row = typeof complaints.$inferSelect

const acceptedSchema = acceptedComplaintSchema.extend({ id: z.int() })

/** The order whose number is in the text, when it has the same address: a number alone proves nothing. */
async function ownOrder(
  tx: Transaction,
  { order, email }: Stated<ComplaintStatement>,
): Promise<number | null> {
  const named = await findNamedOrder(tx, order)
  return named && isOfSender(named, email) ? named.id : null
}

/** Takes a complaint, whatever it says, with its acknowledgement in the same transaction. Throws idempotency_key_reused. */
export async function acceptComplaint(db: Database, stated: Stated<ComplaintStatement>, arrival: Arrival) {
  const claim = { scope: 'complaint', key: arrival.key, request: stated }
  return db.transaction((tx) =>
    onceWithReply(tx, claim, acceptedSchema, async () => {
      const inserted = await insertComplaint(tx, stated, arrival)
      const { id, email: recipient, language } = inserted
      if (recipient !== null)
        await queueMail(tx, 'complaint_received', { complaintId: id }, { recipient, language })
      return { id, ...acceptedOf(inserted) }
    }),
  )
}

export const acceptedOf = ({ id, receivedAt, answerDue }: Row): AcceptedComplaint => ({
  number: complaintNumber(id),
  receivedAt: receivedAt.toISOString(),
  answerDue,
})

async function insertComplaint(
  tx: Transaction,
  stated: Stated<ComplaintStatement>,
  arrival: Arrival,
): Promise<Row> {
  const { order: orderText, ...words } = stated
  const { channel, receivedAt, who: enteredBy, key: idempotencyKey } = arrival
  const answerDue = answerDueDay(receivedAt)
  const orderId = await ownOrder(tx, stated)
  const row = { ...words, orderText, channel, receivedAt, enteredBy, idempotencyKey, orderId, answerDue }
  const [inserted] = await tx.insert(complaints).values(row).onConflictDoNothing().returning()
  // A key outlives what is stored of its request.
  if (!inserted)
    throw new ProblemError('idempotency_key_reused', 'This key was used for an earlier complaint.')
  await claimPhotos(tx, inserted)
  return inserted
}

/** Photos of its draft belong to the complaint from now on. Those of others stay theirs, whatever names are stated. */
async function claimPhotos(tx: Transaction, { id: complaintId, idempotencyKey, photos }: Row): Promise<void> {
  if (idempotencyKey === null || photos.length === 0) return
  const { draftId, name } = complaintPhotos
  const areStated = and(eq(draftId, idempotencyKey), inArray(name, photos))
  await tx
    .update(complaintPhotos)
    .set({ complaintId })
    .where(and(areStated, isNull(complaintPhotos.complaintId)))
}
