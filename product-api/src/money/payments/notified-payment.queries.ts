import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import type { Notification } from './payment-provider.ts'
import type { PaymentRow } from './payments.queries.ts'

/**
 * The payment that a notification of this provider is about, by our own id, by the provider's of its order, or by that of the
 * money; null: it is none of ours. Of a session, the payment whose money it is, else the first.
 */
export async function findNotifiedPayment(
  db: Queryable,
  provider: PaymentProviderName,
  { paymentId, walletOrderId, sessionId, captureId }: Notification['about'],
): Promise<PaymentRow | null> {
  const find = async (condition: SQL | undefined): Promise<PaymentRow | null> => {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), condition))
      .orderBy(asc(payments.createdAt))
      .limit(1)
    return payment ?? null
  }
  if (sessionId) {
    const ofSession = eq(payments.sessionId, sessionId)
    const ofMoney = captureId ? await find(and(ofSession, eq(payments.captureId, captureId))) : null
    return ofMoney ?? find(ofSession)
  }
  return (
    (paymentId && (await find(eq(payments.id, paymentId)))) ||
    (walletOrderId && (await find(eq(payments.walletOrderId, walletOrderId)))) ||
    (captureId && (await find(eq(payments.captureId, captureId)))) ||
    null
  )
}
