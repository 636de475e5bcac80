import type { Attention } from '@bieznik/contract/money/payments-attention'
import { asc, count, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { isFailedRefund } from '../../platform/failures/given-up.ts'
import { toPayment } from '../payments/payments.queries.ts'
import { toRefund } from './refunds.queries.ts'

/** Refunds that need somebody, oldest first. @param limit how many are named; all are counted */
export async function listFailedRefunds(db: Queryable, limit: number): Promise<Attention['failedRefunds']> {
  const rows = await db
    .select({ refund: refunds, payment: payments, name: orders.name })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(orders, eq(orders.id, refunds.orderId))
    .where(isFailedRefund)
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
    .limit(limit)
  const [counted] = await db
    .select({ total: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isFailedRefund)
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
