import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import { lockInvoicedOrder } from './content-of-order.ts'
import { invoiceContentSchema } from './invoice-content.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import { writtenNumber } from './number-invoice.ts'

/** What has become of it in KSeF. Throws status_not_allowed while that is open: a correction names the number of its invoice. */
async function requireSettled(tx: Transaction, invoiceId: number) {
  const [submission] = await tx
    .select({ state: ksefSubmissions.state, ksefNumber: ksefSubmissions.ksefNumber })
    .from(ksefSubmissions)
    .where(eq(ksefSubmissions.invoiceId, invoiceId))
  if (submission?.state === 'waiting' || submission?.state === 'sent') {
    throw new ProblemError('status_not_allowed', 'The invoice is still on its way to KSeF.')
  }
  return submission
}

/**
 * Locks the order for a correction of its invoice: the one that holds, which another may have replaced, and what it says after the
 * corrections until now. Throws not_found, changed_meanwhile when there is a newer document than `lastSeen`, or status_not_allowed.
 */
export async function openCorrection(
  tx: Transaction,
  orderId: number,
  lastSeen: number,
  { isKsefOn }: InvoiceSettings,
) {
  const order = await lockInvoicedOrder(tx, orderId)
  const issued = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id))
  const invoice = issued.findLast(({ kind }) => kind === 'invoice')
  const last = issued.at(-1)
  if (!order || !invoice || !last) throw notFound('invoice')
  requireSeen(last.id === lastSeen, 'The invoice was corrected meanwhile.')
  const submission = await requireSettled(tx, last.id)
  const original = last.id === invoice.id ? submission : await requireSettled(tx, invoice.id)
  const { email: recipient, language } = order
  const content = invoiceContentSchema.parse(last.content)
  return {
    recipient,
    language,
    invoiceId: invoice.id,
    /** As it was issued, before any correction. */
    original: invoiceContentSchema.parse(invoice.content),
    content,
    corrected: {
      number: writtenNumber(invoice),
      issuedOn: invoice.issuedOn,
      ksefNumber: original?.ksefNumber ?? null,
    },
    // One that was issued outside KSeF is corrected there all the same (`NrKSeFN`); one that KSeF did not take is not.
    isForKsef:
      original === undefined ? isKsefOn && content.buyer.taxId !== null : original.state === 'accepted',
  }
}
