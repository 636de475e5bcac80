import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { inSeconds, leasedQueue } from '../../platform/jobs/leased-queue.ts'
import type { PaymentRow } from './payments.queries.ts'

const FIRST_LOOK_S = 120
const LONGEST_PAUSE_S = 3_600

/** When the provider is asked for the first time what became of a payment, unless somebody tells before. */
export const firstLookAt = (): SQL => inSeconds(FIRST_LOOK_S)

/** As far away as what is looked at is old, so that the pauses double. */
export const nextLookAt = (since: PgColumn): SQL =>
  sql`now() + least(greatest(now() - ${since}, make_interval(secs => ${FIRST_LOOK_S})), make_interval(secs => ${LONGEST_PAUSE_S}))`

/** Payments without a final state. */
export const paymentQueue = leasedQueue({
  table: payments,
  id: payments.id,
  isWaiting: isNotNull(payments.nextLookAt),
  due: payments.nextLookAt,
  orderBy: [payments.nextLookAt],
  lease: { nextLookAt: nextLookAt(payments.createdAt) },
})

/** The payment at one of these providers whose look is due, which no other process then gets; a process that ends before it has looked loses one look. */
export const claimPayment = (
  db: Queryable,
  providers: readonly PaymentProviderName[],
): Promise<PaymentRow | null> => paymentQueue.claim(db, inArray(payments.provider, [...providers]))

/** Notes that the provider is about to be asked for the money. Whatever comes of it, somebody looks a little later. */
export async function noteCaptureAsked(db: Queryable, id: string): Promise<PaymentRow> {
  const [payment] = await db
    .update(payments)
    .set({ captureAskedAt: sql`now()`, nextLookAt: firstLookAt() })
    .where(eq(payments.id, id))
    .returning()
  if (!payment) throw new Error('a payment that is captured exists')
  return payment
}
