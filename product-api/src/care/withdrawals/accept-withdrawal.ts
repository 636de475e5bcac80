import {
  acceptedWithdrawalSchema,
  type AcceptedWithdrawal,
  type WithdrawalStatement,
} from '@bieznik/contract/care/withdrawal'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { refundDueDay } from '@bieznik/contract/care/withdrawal-period'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { onceWithReply } from '../../platform/db/once.ts'
import { withdrawalChanges, withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { isOfSender, type Arrival, type Stated } from '../cases/arrival.ts'
import { findNamedOrder } from '../cases/named-order.queries.ts'
import { isNoticedOften } from './notice-limit.ts'
import { queueNotice } from './notice.ts'

type Row = typeof withdrawals.$inferSelect

const acceptedSchema = acceptedWithdrawalSchema.extend({ id: z.int() })

export const acceptedOf = ({ id, receivedAt }: Row): AcceptedWithdrawal => ({
  number: withdrawalNumber(id),
  receivedAt: receivedAt.toISOString(),
})

/**
 * Takes a statement, whatever it says, with its acknowledgement in the same transaction. Whether there is such an order changes
 * nothing of the response. Throws idempotency_key_reused.
 */
export async function acceptWithdrawal(db: Database, stated: Stated<WithdrawalStatement>, arrival: Arrival) {
  const claim = { scope: 'withdrawal', key: arrival.key, request: stated }
  return db.transaction((tx) =>
    onceWithReply(tx, claim, acceptedSchema, async () => {
      const inserted = await insertWithdrawal(tx, stated, arrival)
      const { id, email: recipient, language } = inserted
      if (recipient !== null)
        await queueMail(tx, 'withdrawal_received', { withdrawalId: id }, { recipient, language })
      await matchByNumber(tx, id, stated, arrival)
      return { id, ...acceptedOf(inserted) }
    }),
  )
}

/** Inserts the statement with the first row of its history. */
async function insertWithdrawal(
  tx: Transaction,
  { order: orderText, ...words }: Stated<WithdrawalStatement>,
  { channel, receivedAt, key: idempotencyKey, who }: Arrival,
): Promise<Row> {
  const refundDue = refundDueDay(receivedAt)
  const row = { ...words, orderText, channel, receivedAt, refundDue, idempotencyKey }
  const [inserted] = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning()
  // A key outlives what is stored of its request.
  if (!inserted)
    throw new ProblemError('idempotency_key_reused', 'This key was used for an earlier statement.')
  const { id, status: to } = inserted
  await tx.insert(withdrawalChanges).values({ withdrawalId: id, from: null, to, changedBy: who })
  return inserted
}

/**
 * A person who knows the number and the address of an order has withdrawn from it. Number alone proves nothing: the statement waits for
 * staff, and the address of the order is notified. Numbers can be guessed, so notices have a limit and statements have none: the law
 * wants each taken and acknowledged, and a notice that is left out is sent when staff match the statement.
 */
async function matchByNumber(
  tx: Transaction,
  withdrawalId: number,
  { order, email }: Stated<WithdrawalStatement>,
  { who }: Arrival,
): Promise<void> {
  const named = await findNamedOrder(tx, order)
  if (!named) return
  if (isOfSender(named, email))
    await tx.update(withdrawals).set({ orderId: named.id }).where(eq(withdrawals.id, withdrawalId))
  else if (who !== null || !(await isNoticedOften(tx, named.id))) await queueNotice(tx, withdrawalId, named)
}
