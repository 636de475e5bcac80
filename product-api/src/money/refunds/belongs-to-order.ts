import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { notFound } from '../../platform/http/problem-error.ts'

type Cause = { withdrawalId: number | null; complaintId: number | null }

/** What goods or money go back for is of the same order. Throws not_found. */
export async function requireOfOrder(
  tx: Transaction,
  orderId: number,
  { withdrawalId, complaintId }: Cause,
): Promise<void> {
  if (withdrawalId !== null) {
    const isOf = and(eq(withdrawals.id, withdrawalId), eq(withdrawals.orderId, orderId))
    if ((await tx.$count(withdrawals, isOf)) === 0) throw notFound('withdrawal')
  }
  if (complaintId !== null) {
    const isOf = and(eq(complaints.id, complaintId), eq(complaints.orderId, orderId))
    if ((await tx.$count(complaints, isOf)) === 0) throw notFound('complaint')
  }
}
