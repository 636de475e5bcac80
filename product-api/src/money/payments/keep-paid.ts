import { deliverByOncePaid } from '@bieznik/contract/selling/delivery-day'
import { awaitedMethods } from '@bieznik/contract/money/payment-providers'
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { isPaidByNow } from '../../selling/orders/order-money.ts'
import type { PaymentRow } from './payments.queries.ts'

/* `orders.is_paid`: kept beside an order, so that an index leads to the orders that staff look for, and counts them. */

const lockOrders = (tx: Transaction, where: SQL) =>
  tx.select({ id: orders.id }).from(orders).where(where).for('no key update')

const lockRow = async (tx: Transaction, id: string): Promise<PaymentRow | null> =>
  (await tx.select().from(payments).where(eq(payments.id, id)).for('update'))[0] ?? null

/**
 * The payment, with its order; no other transaction changes either until this one ends. The order first, as a correction or a refund
 * takes them. null: there is no such payment.
 */
export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow | null> {
  const [known] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, id))
  if (!known) return null
  if (known.orderId !== null) {
    await lockOrders(tx, eq(orders.id, known.orderId))
    return lockRow(tx, id)
  }
  // One that waits for an order may be joined to it at this moment. Its row is then given back, so that the order comes first.
  await tx.execute(sql`savepoint lock_payment`)
  const payment = await lockRow(tx, id)
  if (!payment || payment.orderId === null) return payment
  await tx.execute(sql`rollback to savepoint lock_payment`)
  await lockOrders(tx, eq(orders.id, payment.orderId))
  return lockRow(tx, id)
}

/** The promise of a delivery begins when the money that it waits for has come. */
const deliverByOf = (now: Date): SQL =>
  sql`case when ${and(
    isPaidByNow,
    inArray(orders.typeOfPayment, [...awaitedMethods]),
    ne(orders.typeOfDelivery, 'delivery_with_assembly'),
    inArray(orders.status, ['Pending', 'In Processing']),
  )} then ${deliverByOncePaid(now)}::date else ${orders.deliverBy} end`

/**
 * To be called wherever payments, lines or returned goods of an order have changed, in the same transaction. Two who pay one order at
 * once wait for each other here: the second, whose statement begins after the first has committed, counts both payments.
 */
export async function keepPaid(tx: Transaction, orderId: number): Promise<void> {
  await lockOrders(tx, eq(orders.id, orderId))
  await tx
    .update(orders)
    .set({ isPaid: isPaidByNow, deliverBy: deliverByOf(new Date()) })
    .where(and(eq(orders.id, orderId), ne(orders.isPaid, isPaidByNow)))
}
