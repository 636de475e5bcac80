import type { ChangeWithdrawalStatus, WithdrawalNote } from '@bieznik/contract/care/withdrawal'
import type { WithdrawalStatus } from '@bieznik/contract/care/withdrawal-status'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { withdrawalChanges, withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import { isOfSender } from '../cases/arrival.ts'
import { getNamedOrder } from '../cases/named-order.queries.ts'
import { queueNotice } from './notice.ts'

/** The withdrawal as it is now; no other transaction changes it until this one ends. Throws not_found. */
export async function lockWithdrawal(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      status: withdrawals.status,
      email: withdrawals.email,
      note: withdrawals.note,
      lines: withdrawals.lines,
    })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('update')
  if (!row) throw notFound('withdrawal')
  return row
}

type Move = { id: number; from: WithdrawalStatus; to: WithdrawalStatus; who: string }

/** Of a withdrawal that is locked; the history keeps both. */
export async function moveWithdrawal(tx: Transaction, { id, from, to, who }: Move): Promise<void> {
  await tx.update(withdrawals).set({ status: to }).where(eq(withdrawals.id, id))
  await tx.insert(withdrawalChanges).values({ withdrawalId: id, from, to, changedBy: who })
}

/**
 * Any status may follow any other, so that a mistake can be put right. Throws not_found, stale_status or
 * status_not_allowed.
 */
export async function changeWithdrawalStatus(
  db: Database,
  id: number,
  { status: to, from: seen }: ChangeWithdrawalStatus,
  who: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { status: from } = await lockWithdrawal(tx, id)
    if (from !== seen) throw new ProblemError('stale_status', `The withdrawal is ${from} by now.`)
    if (from === to) throw new ProblemError('status_not_allowed', `The withdrawal is ${from} already.`)
    await moveWithdrawal(tx, { id, from, to, who })
  })
}

/** Assigns the order; the order's address is notified when the statement came from another one. Throws not_found. */
export async function matchOrder(db: Database, id: number, orderId: number | null): Promise<void> {
  await db.transaction(async (tx) => {
    const { email } = await lockWithdrawal(tx, id)
    const order = orderId === null ? null : await getNamedOrder(tx, orderId)
    if (orderId !== null && !order) throw notFound('order')
    await tx.update(withdrawals).set({ orderId }).where(eq(withdrawals.id, id))
    if (order && !isOfSender(order, email)) await queueNotice(tx, id, order)
  })
}

/** Writes over the note that was seen. Throws not_found, or changed_meanwhile when it is another one by now. */
export async function writeNote(db: Database, id: number, { note, from }: WithdrawalNote): Promise<void> {
  await db.transaction(async (tx) => {
    const { note: known } = await lockWithdrawal(tx, id)
    if (known === note) return
    requireSeen(known === from, 'Someone else has changed the note meanwhile.')
    await tx.update(withdrawals).set({ note }).where(eq(withdrawals.id, id))
  })
}
