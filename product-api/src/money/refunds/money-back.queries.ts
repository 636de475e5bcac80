import type { MoneyBack } from '@bieznik/contract/money/money-back'
import type { Payment } from '@bieznik/contract/money/payment'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { listPaymentsOfOrder } from '../payments/order-payments.queries.ts'

type Row = typeof refunds.$inferSelect

/** Payments that the provider sent back by itself: the shop has asked for nothing. */
function sentByProvider(payments: readonly Payment[], rows: readonly Row[]): MoneyBack[] {
  const asked = new Set(rows.map(({ paymentId }) => paymentId))
  return payments.flatMap(({ id, state, refundedAt: at, provider, amount, usd }): MoneyBack[] =>
    state === 'refunded' && at && !asked.has(id) ? [{ provider, amount, usd, state: 'done', at }] : [],
  )
}

/** What of an order's money went back, or is on its way, oldest first; absent: nothing. @param payments those of the order */
async function listMoneyBack(
  db: Queryable,
  orderId: number,
  payments: readonly Payment[],
): Promise<{ moneyBack?: MoneyBack[] }> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'rejected')))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
  const providers = new Map(payments.map(({ id, provider }) => [id, provider]))
  const parts = rows.map(({ paymentId, amount, usdCents, state, askedAt, endedAt }): MoneyBack => ({
    amount,
    usd: usdCents === null ? null : (usdCents / 100).toFixed(2),
    provider: paymentId === null ? null : (providers.get(paymentId) ?? null),
    state: state === 'done' ? 'done' : 'asked',
    at: (endedAt ?? askedAt).toISOString(),
  }))
  const moneyBack = [...parts, ...sentByProvider(payments, rows)].toSorted((one, two) =>
    one.at.localeCompare(two.at),
  )
  return moneyBack.length > 0 ? { moneyBack } : {}
}

/** Every payment that an order was given, and what of them went back. */
export async function listPaymentsWithMoneyBack(
  db: Queryable,
  orderId: number,
): Promise<{ payments: Payment[]; moneyBack?: MoneyBack[] }> {
  const payments = await listPaymentsOfOrder(db, orderId)
  return { payments, ...(await listMoneyBack(db, orderId, payments)) }
}
