import type { AcceptedWithdrawal, WithdrawalStatement } from '@bieznik/contract/care/withdrawal'
import { withdrawalNumber, type WithdrawalChannel } from '@bieznik/contract/care/withdrawal-status'
import { refundDueDay } from '@bieznik/contract/care/withdrawal-period'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { withdrawalChanges, withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../selling/orders/queue-mail.ts'
import { findNamedOrder } from './named-order.queries.ts'
import { isNoticedOften } from './notice-limit.ts'
import { queueNotice } from './notice.ts'

/** A statement, however it came; `email` is missing only where staff wrote down that there is none. */
type Stated = Omit<WithdrawalStatement, 'email'> & { email?: string | undefined }

type Arrival = {
  channel: WithdrawalChannel
  receivedAt: Date
  /** uid of the member of staff who writes it down; null: the person themselves. */
  who: string | null
  key?: string | undefined
}

type Accepted = AcceptedWithdrawal & {
  id: number
  /** The key stood for this statement already; nothing was done. */
  isReplay: boolean
}

type Row = typeof withdrawals.$inferSelect

const toAccepted = ({ id, receivedAt }: Pick<Row, 'id' | 'receivedAt'>, isReplay: boolean): Accepted => ({
  id,
  number: withdrawalNumber(id),
  receivedAt: receivedAt.toISOString(),
  isReplay,
})

/** PostgreSQL keeps the keys of a JSON object in an order of its own. */
const textOf = ({
  name,
  email,
  orderText,
  lines,
  account,
  language,
}: Omit<Row, 'id' | 'status' | 'note' | 'orderId'>) =>
  JSON.stringify([
    name,
    email,
    orderText,
    lines?.map(({ title, pieces }) => [title, pieces]) ?? null,
    account,
    language,
  ])

/** Inserts the statement with the first row of its history, or returns the one that has its idempotency key. */
async function insertOnce(tx: Transaction, stated: Stated, arrival: Arrival): Promise<Accepted> {
  const { order: orderText, email = null, account = null, name, lines, language } = stated
  const { channel, receivedAt, key: idempotencyKey = null } = arrival
  const refundDue = refundDueDay(receivedAt)
  const words = { name, email, orderText, lines, account, language }
  const row = { ...words, channel, receivedAt, refundDue, idempotencyKey }
  const [inserted] = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning()
  if (inserted) {
    const first = { withdrawalId: inserted.id, from: null, to: inserted.status, changedBy: arrival.who }
    await tx.insert(withdrawalChanges).values(first)
    return toAccepted(inserted, false)
  }
  const [earlier] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.idempotencyKey, idempotencyKey ?? ''))
  if (!earlier || textOf(earlier) !== textOf(row))
    throw new ProblemError('idempotency_key_reused', 'This key was used for another statement.')
  return toAccepted(earlier, true)
}

/**
 * Takes a statement, whatever it says, with its acknowledgement in the same transaction. Whether there is such an order changes
 * nothing of the response. Throws idempotency_key_reused.
 */
export async function acceptWithdrawal(db: Database, stated: Stated, arrival: Arrival): Promise<Accepted> {
  return db.transaction(async (tx) => {
    const accepted = await insertOnce(tx, stated, arrival)
    if (accepted.isReplay) return accepted
    const { id: withdrawalId } = accepted
    const { email, language } = stated
    if (email !== undefined)
      await queueMail(tx, { recipient: email, language, kind: 'withdrawal_received', withdrawalId })
    await matchByNumber(tx, withdrawalId, stated, arrival)
    return accepted
  })
}

/**
 * A person who knows the number and the address of an order has withdrawn from it. Number alone proves nothing: the statement waits for
 * staff, and the address of the order is notified. Numbers can be guessed, so notices have a limit and statements have none: the law
 * wants each taken and acknowledged, and a notice that is left out is sent when staff match the statement.
 */
async function matchByNumber(
  tx: Transaction,
  withdrawalId: number,
  { order, email }: Stated,
  { who }: Arrival,
): Promise<void> {
  const named = await findNamedOrder(tx, order)
  if (!named) return
  if (named.email.toLowerCase() === email?.toLowerCase())
    await tx.update(withdrawals).set({ orderId: named.id }).where(eq(withdrawals.id, withdrawalId))
  else if (who !== null || !(await isNoticedOften(tx, named.id))) await queueNotice(tx, withdrawalId, named)
}
