import { addMoney, type Grosze } from '@bieznik/contract/money/money'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { freeKey, onceWithReply } from '../../platform/db/once.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { orderWorkLog } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { buyerOf, queueMail } from '../../platform/mail/queue-mail.ts'
import { firstLookAt } from '../payments/reconcile-queue.queries.ts'
import { followWithdrawal } from './follow-withdrawal.ts'

export type RefundRow = typeof refunds.$inferSelect

/** One part of what is to go back; `paymentId` null: staff hand it over or transfer it themselves, so it is done. */
export type NewRefund = {
  paymentId: string | null
  amount: Grosze
  usdCents?: number | null
  isWhole?: boolean
}

type Claim = {
  key: string
  /** All that the request says; another one under the same key is refused. */
  request: object
  orderId: number | null
  reason: string
  withdrawalId?: number | null
  complaintId?: number | null
  /** uid */
  who: string
}

export type ClaimedRefunds = { ids: string[]; isRepeat: boolean }

const SCOPE = 'refund'
const refundIdsSchema = z.array(z.uuid())

export const inPln = (amount: Grosze) => `${(amount / 100).toFixed(2)} PLN`

/** What of a payment counts as sent back: all of one that goes back whole, else its rows that were not rejected. */
export async function recountRefunded(tx: Transaction, paymentId: string): Promise<void> {
  const counted = sql`${refunds.paymentId} = ${payments.id} and ${refunds.state} <> 'rejected'`
  const sumOf = (
    column: typeof refunds.amount | typeof refunds.usdCents,
    most: typeof payments.amount | typeof payments.usdCents,
  ) =>
    sql`(
      select case when bool_or(${refunds.isWhole}) then coalesce(${most}, 0) else least(coalesce(${most}, 0), coalesce(sum(${column}), 0)) end
      from ${refunds} where ${counted}
    )`
  await tx
    .update(payments)
    .set({
      refundedAmount: sumOf(refunds.amount, payments.amount),
      refundedUsdCents: sumOf(refunds.usdCents, payments.usdCents),
    })
    .where(eq(payments.id, paymentId))
}

async function insertRefunds(
  tx: Transaction,
  { orderId, key, reason, withdrawalId = null, complaintId = null, who: askedBy }: Claim,
  parts: readonly NewRefund[],
): Promise<RefundRow[]> {
  const values = parts.map((part) => ({
    ...part,
    orderId,
    key,
    reason,
    withdrawalId,
    complaintId,
    askedBy,
    ...(part.paymentId === null
      ? { state: 'done' as const, endedAt: sql`now()` }
      : { nextLookAt: firstLookAt() }),
  }))
  const made = await tx.insert(refunds).values(values).returning()
  for (const { paymentId } of made) if (paymentId !== null) await recountRefunded(tx, paymentId)
  return made
}

/**
 * Writes down what is to go back, once for its key, in the transaction that holds the locks of what it goes back of; no provider is
 * asked yet. Returns the ids of the refunds, of a repeat those of the first request. Throws idempotency_key_reused.
 * @param choose what goes back; throws what speaks against it
 */
export async function claimRefunds(
  tx: Transaction,
  claim: Claim,
  choose: () => Promise<readonly NewRefund[]>,
): Promise<ClaimedRefunds> {
  const { key, request } = claim
  const { made: ids, isRepeat } = await onceWithReply(
    tx,
    { scope: SCOPE, key, request },
    refundIdsSchema,
    async () => recordRefunds(tx, claim, await insertRefunds(tx, claim, await choose())),
  )
  return { ids, isRepeat }
}

/** Mails the buyer of what is done already, notes the whole in the order's log and moves its withdrawal. Returns the ids. */
async function recordRefunds(
  tx: Transaction,
  { orderId, reason, withdrawalId = null, who: doneBy }: Claim,
  made: readonly RefundRow[],
): Promise<string[]> {
  const ids = made.map(({ id }) => id)
  if (orderId === null) return ids
  for (const { id: refundId, state } of made)
    if (state === 'done')
      await queueMail(tx, 'money_returned', { orderId, refundId }, await buyerOf(tx, orderId))
  const detail = `${inPln(addMoney(...made.map(({ amount }) => amount)))}: ${reason}`
  await tx.insert(orderWorkLog).values({ orderId, kind: 'refund_asked', detail, doneBy })
  if (withdrawalId !== null) await followWithdrawal(tx, { withdrawalId, orderId, who: doneBy })
  return ids
}

/** What was refused can be asked for again under the same key. */
export const freeRefundKey = (tx: Transaction, key: string) => freeKey(tx, { scope: SCOPE, key })
