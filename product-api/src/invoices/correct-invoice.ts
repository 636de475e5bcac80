import type { CorrectInvoice } from '@bieznik/contract/invoice'
import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { invoices } from '../db/schema/invoices.ts'
import { ksefSubmissions } from '../db/schema/ksef-submissions.ts'
import { notFound, ProblemError } from '../http/problem-error.ts'
import { lockInvoicedOrder } from './content-of-order.ts'
import { invoiceContentSchema, type InvoiceLine } from './invoice-content.ts'
import { isChanged } from './invoice-xml.ts'
import { keepInvoice } from './keep-invoice.ts'
import { writtenNumber } from './number-invoice.ts'

/** The lines as the correction has them. Throws invalid_request when they are not those of the invoice, or nothing changes. */
function correctedLines(before: readonly InvoiceLine[], { lines }: CorrectInvoice): InvoiceLine[] {
  if (lines.length !== before.length) throw refused('a correction has the lines of its invoice')
  const after = before.map((line, index) => ({ ...line, ...lines[index] }))
  if (!after.some((line, index) => before[index] && isChanged(before[index], line))) {
    throw refused('the correction changes nothing')
  }
  return after
}

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

const refused = (message: string) =>
  new ProblemError('invalid_request', 'The lines cannot be corrected so.', {
    fields: [{ path: 'lines', message }],
  })

/**
 * Corrects the invoice of an order, which stays as it was issued. Throws not_found, changed_meanwhile when there is a newer correction
 * than the one that was seen, or invalid_request.
 */
export async function correctInvoice(
  db: Database,
  orderId: number,
  wanted: CorrectInvoice,
  { who, now }: { who: string; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const order = await lockInvoicedOrder(tx, orderId)
    const issued = await tx
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, orderId))
      .orderBy(asc(invoices.id))
    const [invoice] = issued
    const last = issued.at(-1)
    if (!order || !invoice || !last) throw notFound('invoice')
    if (last.id !== wanted.lastSeen) {
      throw new ProblemError('changed_meanwhile', 'The invoice was corrected meanwhile.')
    }
    const submission = await requireSettled(tx, last.id)
    const original = last.id === invoice.id ? submission : await requireSettled(tx, invoice.id)
    const content = invoiceContentSchema.parse(last.content)
    const correction = {
      reason: wanted.reason,
      invoice: {
        number: writtenNumber(invoice),
        issuedOn: invoice.issuedOn,
        ksefNumber: original?.ksefNumber ?? null,
      },
      before: content.lines,
    }
    const lines = correctedLines(content.lines, wanted)
    return keepInvoice(tx, {
      // What was paid was paid on the invoice; the correction says by how much that changes.
      content: { ...content, lines, correction, payment: { ...content.payment, paidOn: null } },
      correctsId: invoice.id,
      issuedBy: who,
      recipient: order.email,
      isForKsef: original?.state === 'accepted',
      language: order.language,
      now,
    })
  })
}
