import type { Attention, AttentionOrder } from '@bieznik/contract/money/payments-attention'
import { awaitedMethods } from '@bieznik/contract/money/payment-providers'
import { and, asc, eq, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { listOrderSums } from '../bank-statements/order-sums.queries.ts'
import { listOpenReversals } from '../bank-statements/reversals.queries.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { listFailedRefunds } from '../refunds/failed-refunds.queries.ts'
import { dueOfOrder, keptOfPayments, owedOfOrder } from '../../selling/orders/order-money.ts'
import { toPayment } from './payments.queries.ts'

/** How many of each list are named. */
const NAMED = 50
/** A payment may be on its way to its order for so long. */
const JOINED_AFTER_HOURS = 1

async function listOrders(db: Queryable, condition: SQL | undefined): Promise<Attention['waiting']> {
  const rows = await db
    .select({ id: orders.id, orderDate: orders.orderDate, paidUntil: orders.paidUntil })
    .from(orders)
    .where(condition)
    .orderBy(sql`${orders.paidUntil} nulls last`, asc(orders.id))
    .limit(NAMED)
  const sums = new Map(
    (
      await listOrderSums(
        db,
        rows.map(({ id }) => id),
      )
    ).map((sum) => [sum.id, sum]),
  )
  const found = rows.flatMap(({ id, orderDate, paidUntil }): AttentionOrder[] => {
    const sum = sums.get(id)
    if (!sum) return []
    const { id: orderId, ...rest } = sum
    return [{ orderId, ...rest, orderDate: orderDate.toISOString(), paidUntil }]
  })
  return { total: await db.$count(orders, condition), orders: found }
}

async function listPayments(db: Queryable, condition: SQL | undefined): Promise<Attention['disputed']> {
  const rows = await db
    .select({ payment: payments, name: orders.name })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(condition)
    .orderBy(asc(payments.createdAt))
    .limit(NAMED)
  return {
    total: await db.$count(payments, condition),
    payments: rows.map(({ payment, name }) => ({ payment: toPayment(payment), name })),
  }
}

/** Overpayments of older orders are not listed. */
const OVERPAID_FOR_DAYS = 400

function isOverpaid(db: Queryable): SQL | undefined {
  const paid = db.select({ id: payments.orderId }).from(payments).where(eq(payments.state, 'captured'))
  return and(
    ne(orders.status, 'Canceled'),
    gt(orders.orderDate, sql`now() - make_interval(days => ${OVERPAID_FOR_DAYS})`),
    inArray(orders.id, paid),
    gt(owedOfOrder, 0),
  )
}

const older = (column: SQL | typeof payments.createdAt, age: SQL) => sql`${column} < now() - ${age}`

/** What of all payments needs somebody. */
export async function getAttention(db: Queryable): Promise<Attention> {
  const [reversed, waiting, overpaid, canceledPaid, disputed, notJoined, failedRefunds] = await Promise.all([
    listOpenReversals(db),
    listOrders(
      db,
      and(
        inArray(orders.status, ['Pending', 'In Processing']),
        inArray(orders.typeOfPayment, [...awaitedMethods]),
        gt(dueOfOrder, 0),
      ),
    ),
    listOrders(db, isOverpaid(db)),
    listOrders(db, and(eq(orders.status, 'Canceled'), gt(keptOfPayments, 0))),
    listPayments(db, eq(payments.state, 'disputed')),
    listPayments(
      db,
      and(
        eq(payments.state, 'captured'),
        isNull(payments.orderId),
        older(sql`${payments.capturedAt}`, sql`make_interval(hours => ${JOINED_AFTER_HOURS})`),
      ),
    ),
    listFailedRefunds(db, NAMED),
  ])
  return { reversed, waiting, overpaid, canceledPaid, disputed, notJoined, failedRefunds }
}
