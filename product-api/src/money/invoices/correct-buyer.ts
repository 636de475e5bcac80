import type { CorrectBuyer } from '@bieznik/contract/money/invoice-buyer'
import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { InvoiceContent } from './invoice-content.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import { insertInvoice } from './insert-invoice.ts'
import { openCorrection } from './open-correction.ts'

type Buyer = InvoiceContent['buyer']
type By = { who: string; now: Date; settings: InvoiceSettings }

const refused = (path: string, message: string) =>
  new ProblemError('invalid_request', 'The buyer cannot be corrected so.', { fields: [{ path, message }] })

/** The buyer as the correction has them. Throws invalid_request when nothing changes, or for a tax id that is none or not theirs to have. */
function correctedBuyer(before: Buyer, { buyer }: CorrectBuyer): Buyer {
  const after = { ...before, ...buyer }
  if (after.taxId !== before.taxId) {
    // Who had none bought as a person, on a receipt without it; and a company stays one.
    if (after.taxId === null || before.taxId === null) throw refused('buyer.taxId', 'who buys stays the same')
    if ((after.countryCode ?? 'PL') === 'PL' && !isNip(after.taxId)) throw refused('buyer.taxId', 'not a NIP')
  }
  const fields = ['name', 'taxId', 'address', 'postCode', 'city'] as const
  if (fields.every((field) => after[field] === before[field])) {
    throw refused('buyer', 'the correction changes nothing')
  }
  return after
}

/** Name or address: a correction that names the buyer as before and as now, and changes no amount. */
async function correctData(tx: Transaction, opened: Opened, buyer: Buyer, { who, now }: By): Promise<void> {
  const { content, corrected: invoice, recipient, language } = opened
  const correction = {
    reason: 'buyer' as const,
    invoice,
    before: content.lines,
    buyerBefore: content.buyer,
  }
  await insertInvoice(tx, {
    content: { ...content, buyer, correction, payment: { ...content.payment, paidOn: null, dueOn: null } },
    correctsId: opened.invoiceId,
    replacesId: null,
    issuedBy: who,
    recipient,
    isForKsef: opened.isForKsef,
    language,
    now,
  })
}

/** A wrong tax id: FA(3) takes the invoice back to zero, and a new one names the right buyer. */
async function replaceInvoice(tx: Transaction, opened: Opened, buyer: Buyer, by: By): Promise<void> {
  const { content, corrected: invoice, recipient, language } = opened
  const left = content.lines.filter(({ quantity, price }) => quantity * price > 0)
  if (left.length === 0) throw refused('buyer.taxId', 'nothing of the invoice is left')
  const { who: issuedBy, now } = by
  const nothing = content.lines.map((line) => ({ ...line, quantity: 0 }))
  const common = { issuedBy, recipient, language, now }
  await insertInvoice(tx, {
    ...common,
    content: {
      ...content,
      lines: nothing,
      correction: { reason: 'tax_id', invoice, before: content.lines, buyerBefore: null },
      payment: { ...content.payment, paidOn: null, dueOn: null },
    },
    correctsId: opened.invoiceId,
    replacesId: null,
    isForKsef: opened.isForKsef,
  })
  await insertInvoice(tx, {
    ...common,
    content: { ...content, buyer, lines: left, correction: null, payment: opened.original.payment },
    correctsId: null,
    replacesId: opened.invoiceId,
    isForKsef: by.settings.isKsefOn,
  })
}

type Opened = Awaited<ReturnType<typeof openCorrection>>

/**
 * Corrects whom the invoice of an order names; the order stays as it was placed. Throws not_found, changed_meanwhile when there is a
 * newer document than the one that was seen, status_not_allowed while KSeF has not numbered it, or invalid_request.
 */
export async function correctBuyer(
  db: Database,
  orderId: number,
  wanted: CorrectBuyer,
  by: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    const opened = await openCorrection(tx, orderId, wanted.lastSeen, by.settings)
    const { buyer: before } = opened.content
    const buyer = correctedBuyer(before, wanted)
    const correct = buyer.taxId === before.taxId ? correctData : replaceInvoice
    await correct(tx, opened, buyer, by)
  })
}
