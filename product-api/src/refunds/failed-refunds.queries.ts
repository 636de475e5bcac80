import type { Attention } from '@bieznik/contract/payments-attention'
import { and, asc, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { refunds } from '../db/schema/corrections.ts'
import { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { toPayment } from '../payments/payments.queries.ts'
import { toRefund } from './refunds.queries.ts'

/** A provider may take so long before somebody looks. */
const ANSWERED_WITHIN_HOURS = 24

/** Nothing of the payment was asked to go back since. */
const isNewest = sql`not exists (
  select from ${refunds} as later
  where later.payment_id = ${refunds.paymentId} and later.asked_at > ${refunds.askedAt} and later.state <> 'rejected'
)`

const isFailed = or(
  and(
    eq(refunds.state, 'asked'),
    or(
      isNotNull(refunds.problem),
      sql`${refunds.askedAt} < now() - make_interval(hours => ${ANSWERED_WITHIN_HOURS})`,
    ),
  ),
  and(eq(refunds.state, 'rejected'), inArray(payments.state, ['captured', 'disputed']), isNewest),
)

/** Refunds that need somebody, oldest first. @param limit how many are named; all are counted */
export async function listFailedRefunds(db: Queryable, limit: number): Promise<Attention['failedRefunds']> {
  const rows = await db
    .select({ refund: refunds, payment: payments, name: orders.name })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .where(isFailed)
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
    .limit(limit)
  const [counted] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isFailed)
  return {
    total: counted?.total ?? 0,
    refunds: rows.map(({ refund, payment, name }) => ({
      refund: toRefund(refund, payment.provider),
      reference: toPayment(payment).reference,
      orderId: refund.orderId,
      name,
    })),
  }
}
