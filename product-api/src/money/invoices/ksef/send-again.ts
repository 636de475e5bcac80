import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client.ts'
import { invoices } from '../../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../../platform/db/schema/ksef-submissions.ts'
import { reopenFailure } from '../../../platform/failures/reopen-failure.ts'
import { notFound, ProblemError } from '../../../platform/http/problem-error.ts'

/**
 * Queues an invoice that KSeF did not take once more, as it is. Returns its order. Throws not_found for one that was never sent there, or
 * status_not_allowed for one that is on its way or has its number.
 */
export async function sendAgain(tx: Transaction, invoiceId: number): Promise<number> {
  const ofInvoice = eq(ksefSubmissions.invoiceId, invoiceId)
  const [sent] = await tx
    .select({ orderId: invoices.orderId })
    .from(ksefSubmissions)
    .innerJoin(invoices, eq(invoices.id, ksefSubmissions.invoiceId))
    .where(ofInvoice)
  if (!sent) throw notFound('invoice')
  const queued = await tx
    .update(ksefSubmissions)
    .set({
      state: 'waiting',
      sessionReference: null,
      invoiceReference: null,
      tries: 0,
      resends: sql`${ksefSubmissions.resends} + 1`,
      dueAt: sql`now()`,
    })
    .where(and(ofInvoice, inArray(ksefSubmissions.state, ['refused', 'number_taken'])))
  if (queued.rowCount === 0) {
    throw new ProblemError('status_not_allowed', 'The invoice is on its way to KSeF, or has its number.')
  }
  await reopenFailure(tx, { kind: 'ksef', id: String(invoiceId) })
  return sent.orderId
}
