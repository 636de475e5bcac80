import type { CorrectInvoice } from '@bieznik/contract/money/invoice'
import type { Database } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { isChanged, type InvoiceLine } from './invoice-content.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import { insertInvoice } from './insert-invoice.ts'
import { openCorrection } from './open-correction.ts'

/** The lines as the correction has them. Throws invalid_request when they are not those of the invoice, or nothing changes. */
function correctedLines(before: readonly InvoiceLine[], { lines }: CorrectInvoice): InvoiceLine[] {
  if (lines.length !== before.length) throw refused('a correction has the lines of its invoice')
  const after = before.map((line, index) => ({ ...line, ...lines[index] }))
  if (!after.some((line, index) => before[index] && isChanged(before[index], line))) {
    throw refused('the correction changes nothing')
  }
  return after
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
  { who, now, settings }: { who: string; now: Date; settings: InvoiceSettings },
): Promise<number> {
  return db.transaction(async (tx) => {
    const opened = await openCorrection(tx, orderId, wanted.lastSeen, settings)
    const { content, corrected: invoice, recipient, language } = opened
    const { reason, reasonText } = wanted
    const correction = {
      reason,
      ...(reasonText !== undefined && { reasonText }),
      invoice,
      before: content.lines,
      buyerBefore: null,
    }
    const lines = correctedLines(content.lines, wanted)
    return insertInvoice(tx, {
      // What was paid was paid on the invoice; the correction says by how much that changes.
      content: { ...content, lines, correction, payment: { ...content.payment, paidOn: null, dueOn: null } },
      correctsId: opened.invoiceId,
      replacesId: null,
      issuedBy: who,
      recipient,
      isForKsef: opened.isForKsef,
      language,
      now,
    })
  })
}
