import type { BookMethod, RegisterPeriod } from '@bieznik/contract/money/registers'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import type { PaymentState } from '@bieznik/contract/money/payment'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { dayOf } from '../../platform/db/warsaw-day.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { totalAt } from './corrected-amounts.queries.ts'
import { leftOfPayment, receivedOfPayment } from './left-of-payment.ts'
import { isWithin } from './period.ts'

/** Money that came in or went back. */
export type MoneyEntry = {
  day: string
  method: BookMethod
  /** What it is found by at the provider; null: none. */
  reference: string | null
  /** null: it waits for an order. */
  orderId: number | null
  /** Positive: it came in, or of a refund: it went back. */
  amount: Grosze
  /** Of a payment through a provider. */
  state: PaymentState | null
  /** Of a refund: the day on which it had come in. */
  paidOn: string | null
}

const reference = sql<
  string | null
>`case ${payments.provider} when 'paypal' then ${payments.walletOrderId} else ${payments.captureId} end`

/** A payment stays in the period in which the money came in, whatever becomes of it; that it went back is an entry of its own. */
async function listCaptured(db: Queryable, period: RegisterPeriod): Promise<MoneyEntry[]> {
  const rows = await db
    .select({
      day: dayOf(payments.capturedAt),
      method: payments.provider,
      reference,
      orderId: payments.orderId,
      amount: sql`${receivedOfPayment}`.mapWith((amount) => grosze(Number(amount))),
      state: payments.state,
    })
    .from(payments)
    .where(isWithin(payments.capturedAt, period))
    .orderBy(asc(payments.capturedAt), asc(payments.id))
  return rows.map((row) => ({ ...row, paidOn: null }))
}

/** What went back by refunds of the shop, each on its day, and what staff gave back by hand. */
async function listParts(db: Queryable, period: RegisterPeriod): Promise<MoneyEntry[]> {
  return db
    .select({
      day: dayOf(refunds.endedAt),
      method: sql<BookMethod>`coalesce(${payments.provider}, 'payment_at_delivery')`,
      reference,
      orderId: refunds.orderId,
      amount: refunds.amount,
      state: payments.state,
      paidOn: sql<string | null>`${dayOf(payments.capturedAt)}`,
    })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'done'), isWithin(refunds.endedAt, period)))
    .orderBy(asc(refunds.endedAt), asc(refunds.id))
}

/** Payments that the provider sent back by itself; of one of which parts went before, what was left. */
async function listWhole(db: Queryable, period: RegisterPeriod): Promise<MoneyEntry[]> {
  return db
    .select({
      day: dayOf(payments.refundedAt),
      method: payments.provider,
      reference,
      orderId: payments.orderId,
      amount: sql`${leftOfPayment}`.mapWith((amount) => grosze(Number(amount))),
      state: payments.state,
      paidOn: dayOf(payments.capturedAt),
    })
    .from(payments)
    .where(and(isWithin(payments.refundedAt, period), sql`${leftOfPayment} > 0`))
    .orderBy(asc(payments.refundedAt), asc(payments.id))
}

/** All that went back, by day. */
export async function listRefunds(db: Queryable, period: RegisterPeriod): Promise<MoneyEntry[]> {
  const [parts, whole] = await Promise.all([listParts(db, period), listWhole(db, period)])
  return [...parts, ...whole].toSorted((a, b) => a.day.localeCompare(b.day))
}

const isPaidAtDelivery = eq(orders.typeOfPayment, 'payment_at_delivery')

/**
 * What was taken when the goods were handed over, by the order's status: what was still due when it became Delivered, and with a minus
 * when it is Delivered no more, less what staff had given back of it by then.
 */
async function listCash(db: Queryable, period: RegisterPeriod): Promise<MoneyEntry[]> {
  const change = orderStatusChanges
  const deliveredAt = sql`case when ${change.to} = 'Delivered' then ${change.changedAt} else coalesce((
    select before.changed_at from ${orderStatusChanges} as before
    where before.order_id = ${change.orderId} and before.to_status = 'Delivered' and before.id < ${change.id}
    order by before.id desc limit 1
  ), ${change.changedAt}) end`
  const paidBefore = sql`(
    select coalesce(sum(
      case when ${payments.refundedAt} <= ${deliveredAt} then 0
      else ${payments.amount} - (
        select coalesce(sum(part.amount), 0) from ${refunds} as part
        where part.payment_id = ${payments.id} and part.state = 'done' and part.ended_at <= ${deliveredAt}
      ) end
    ), 0) from ${payments}
    where ${payments.orderId} = ${orders.id} and ${payments.capturedAt} <= ${deliveredAt}
  )`
  const givenBack = sql`(
    select coalesce(sum(part.amount), 0) from ${refunds} as part
    where part.order_id = ${orders.id} and part.payment_id is null and part.state = 'done'
      and part.ended_at >= ${deliveredAt} and part.ended_at < ${change.changedAt}
  )`
  const rows = await db
    .select({
      day: dayOf(change.changedAt),
      orderId: orders.id,
      isDelivered: sql<boolean>`${change.to} = 'Delivered'`,
      due: sql`greatest(0, ${totalAt(deliveredAt)} - ${paidBefore} - ${givenBack})`.mapWith(Number),
    })
    .from(change)
    .innerJoin(orders, eq(orders.id, change.orderId))
    .where(
      and(
        isPaidAtDelivery,
        isWithin(change.changedAt, period),
        sql`(coalesce(${change.from}, '') = 'Delivered') <> (${change.to} = 'Delivered')`,
      ),
    )
    .orderBy(asc(change.id))
  return rows
    .filter(({ due }) => due > 0)
    .map(({ isDelivered, due, ...row }) => ({
      ...row,
      method: 'payment_at_delivery' as const,
      reference: null,
      amount: grosze(isDelivered ? due : -due),
      state: null,
      paidOn: null,
    }))
}

/** All that came in, by day. */
export async function listPayments(db: Queryable, period: RegisterPeriod): Promise<MoneyEntry[]> {
  const [captured, cash] = await Promise.all([listCaptured(db, period), listCash(db, period)])
  return [...captured, ...cash].toSorted((a, b) => a.day.localeCompare(b.day))
}
