import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { payments } from '../db/schema/payments.ts'
import type { PaymentRow } from './payments.queries.ts'
import { firstLookAt } from './reconcile-queue.queries.ts'

/** Notes that the money is to go back, before the provider is asked: until it says that it went, somebody asks again. */
export async function noteRefundAsked(tx: Transaction, id: string, who: string): Promise<PaymentRow | null> {
  const [payment] = await tx
    .update(payments)
    .set({
      refundAskedAt: sql`coalesce(${payments.refundAskedAt}, now())`,
      refundedBy: sql`coalesce(${payments.refundedBy}, ${who})`,
      nextLookAt: firstLookAt(),
    })
    .where(and(eq(payments.id, id), ne(payments.state, 'refunded')))
    .returning()
  return payment ?? null
}

/**
 * The provider does not send the money back after all: it stays where it is, and staff may ask again, which is another request.
 * Returns whether this was not known yet.
 */
export async function noteRefundRejected(tx: Transaction, id: string): Promise<boolean> {
  const rejected = await tx
    .update(payments)
    .set({
      refundAskedAt: null,
      refundedBy: null,
      refundRejections: sql`${payments.refundRejections} + 1`,
      nextLookAt: null,
    })
    .where(and(eq(payments.id, id), isNotNull(payments.refundAskedAt), ne(payments.state, 'refunded')))
    .returning({ id: payments.id })
  return rejected.length > 0
}
