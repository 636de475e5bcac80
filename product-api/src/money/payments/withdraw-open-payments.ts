import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payments.ts'

/**
 * The order comes to another amount: tries to pay the old one are not to be taken any more. Money that comes all the same is disputed,
 * for a person to send back.
 */
export async function withdrawOpenPayments(tx: Transaction, orderId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ withdrawnAt: sql`now()`, state: 'refused' })
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, ['created', 'refused']),
        isNull(payments.withdrawnAt),
      ),
    )
}
