import { addMoney, grosze, type Grosze } from '@bieznik/contract/money/money'
import type { Payment } from '@bieznik/contract/money/payment'
import { and, asc, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { preparedOn } from '../../platform/db/prepared.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { isReceived } from '../../selling/orders/order-money.ts'
import type { Received } from '../../selling/orders/order-columns.ts'
import { toPayment } from './payments.queries.ts'

/* What orders know of payments. */

/** What came in for each of these orders; one for which nothing did is not in the result. */
export async function sumReceived(db: Queryable, orderIds: number[]): Promise<Map<number, Received>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({
      orderId: payments.orderId,
      paid: sum(payments.amount).mapWith(Number),
      refunded: sum(
        sql`case ${payments.state} when 'refunded' then ${payments.amount} else ${payments.refundedAmount} end`,
      ).mapWith(Number),
    })
    .from(payments)
    .where(and(inArray(payments.orderId, orderIds), isReceived))
    .groupBy(payments.orderId)
  return new Map(
    rows.flatMap(({ orderId, paid, refunded }) =>
      orderId === null ? [] : [[orderId, { paid: grosze(paid), refunded: grosze(refunded) }] as const],
    ),
  )
}

/** Every payment that the order was given, those sent back too, oldest first. */
export async function listPaymentsOfOrder(db: Queryable, orderId: number): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt))
  return rows.map(toPayment)
}

const waitingPayments = preparedOn((db) =>
  db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.userId, sql.placeholder('userId')),
        eq(payments.state, 'captured'),
        isNull(payments.orderId),
      ),
    )
    .orderBy(asc(payments.id))
    .for('update')
    .prepare('payments_waiting_for_an_order'),
)

/**
 * What the person has paid for no order yet; null: nothing. No other transaction can join or refund it until this one ends.
 * What is disputed stays where it is.
 */
export async function lockWaitingPayments(
  tx: Transaction,
  userId: string,
): Promise<{ ids: string[]; paid: Grosze } | null> {
  const rows = await waitingPayments(tx).execute({ userId })
  if (rows.length === 0) return null
  return { ids: rows.map(({ id }) => id), paid: addMoney(...rows.map(({ amount }) => amount)) }
}

/** Gives the order what was waiting for it. */
export async function joinPayments(tx: Transaction, ids: string[], orderId: number): Promise<void> {
  await tx.update(payments).set({ orderId }).where(inArray(payments.id, ids))
}
