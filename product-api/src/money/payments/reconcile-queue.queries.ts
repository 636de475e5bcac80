import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { and, asc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import type { PaymentRow } from './payments.queries.ts'

const FIRST_LOOK_S = 120
const LONGEST_PAUSE_S = 3_600

/** When the provider is asked for the first time what became of a payment, unless somebody tells before. */
export function firstLookAt(): SQL {
  return sql`now() + make_interval(secs => ${FIRST_LOOK_S})`
}

/**
 * The payment at one of these providers whose look is due, which no other process then gets: its next look is as far away as it is
 * old, so that the pauses double, and a process that ends before it has looked loses one look.
 */
export async function claimPayment(
  db: Queryable,
  providers: readonly PaymentProviderName[],
): Promise<PaymentRow | null> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.nextLookAt, sql`now()`), inArray(payments.provider, [...providers])))
    .orderBy(asc(payments.nextLookAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [payment] = await db
    .update(payments)
    .set({
      nextLookAt: sql`now() + least(greatest(now() - ${payments.createdAt}, make_interval(secs => ${FIRST_LOOK_S})), make_interval(secs => ${LONGEST_PAUSE_S}))`,
    })
    .where(eq(payments.id, sql`(${due})`))
    .returning()
  return payment ?? null
}

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
