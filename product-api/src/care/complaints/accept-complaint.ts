import type { AcceptedComplaint, ComplaintStatement } from '@bieznik/contract/care/complaint'
import { answerDueDay } from '@bieznik/contract/care/complaint-period'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import type { WithdrawalChannel } from '@bieznik/contract/care/withdrawal-status'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { complaintPhotos, complaints } from '../../platform/db/schema/complaints.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../selling/orders/queue-mail.ts'
import { findNamedOrder } from '../withdrawals/named-order.queries.ts'

/** A complaint, however it came; `email` is missing only where staff wrote down that there is none. */
type Stated = Omit<ComplaintStatement, 'email'> & { email?: string | undefined }

type Arrival = {
  channel: WithdrawalChannel
  receivedAt: Date
  /** uid of the member of staff who writes it down; null: the person themselves. */
  who: string | null
  key?: string | undefined
}

type Accepted = AcceptedComplaint & { id: number; isReplay: boolean }
type Row = typeof complaints.$inferSelect

const toAccepted = ({ id, receivedAt, answerDue }: Row, isReplay: boolean): Accepted => ({
  id,
  number: complaintNumber(id),
  receivedAt: receivedAt.toISOString(),
  answerDue,
  isReplay,
})

type Words = Pick<Row, 'name' | 'email' | 'orderText' | 'basis' | 'demand' | 'text' | 'photos' | 'language'>

const wordsOf = ({ name, email, orderText, basis, demand, text, photos, language }: Words): string =>
  JSON.stringify([name, email, orderText, basis, demand, text, photos, language])

/** The order whose number is in the text, when it has the same address: a number alone proves nothing. */
async function ownOrder(tx: Transaction, { order, email }: Stated): Promise<number | null> {
  const named = await findNamedOrder(tx, order)
  return named && named.email.toLowerCase() === email?.toLowerCase() ? named.id : null
}

/** Takes a complaint, whatever it says, with its acknowledgement in the same transaction. Throws idempotency_key_reused. */
export async function acceptComplaint(db: Database, stated: Stated, arrival: Arrival): Promise<Accepted> {
  const { order: orderText, email = null, ...words } = stated
  const { channel, receivedAt, who: enteredBy, key: idempotencyKey = null } = arrival
  return db.transaction(async (tx) => {
    const orderId = await ownOrder(tx, stated)
    const row = { ...words, email, orderText, channel, receivedAt, enteredBy, idempotencyKey, orderId }
    const answerDue = answerDueDay(receivedAt)
    const [inserted] = await tx
      .insert(complaints)
      .values({ ...row, answerDue })
      .onConflictDoNothing()
      .returning()
    if (!inserted) return replay(tx, row, idempotencyKey ?? '')
    await claimPhotos(tx, inserted)
    if (email !== null)
      await queueMail(tx, {
        recipient: email,
        language: stated.language,
        kind: 'complaint_received',
        complaintId: inserted.id,
      })
    return toAccepted(inserted, false)
  })
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

async function replay(tx: Transaction, row: Words, key: string): Promise<Accepted> {
  const [earlier] = await tx.select().from(complaints).where(eq(complaints.idempotencyKey, key))
  if (!earlier || wordsOf(earlier) !== wordsOf(row))
    throw new ProblemError('idempotency_key_reused', 'This key was used for another complaint.')
  return toAccepted(earlier, true)
}
