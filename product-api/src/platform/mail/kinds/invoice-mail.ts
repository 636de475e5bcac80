import { totalOfSums } from '@bieznik/contract/money/vat'
import { priceText } from '@bieznik/contract/money/price-text'
import { z } from 'zod'
import { statedSums } from '../../../money/invoices/invoice-content.ts'
import { renderInvoiceApart } from '../../../money/invoices/invoice-process.ts'
import { getInvoice } from '../../../money/invoices/invoices.queries.ts'
import { transferOfInvoice } from '../../../money/invoices/transfer-of-invoice.ts'
import { linkToOrder } from '../../../selling/orders/order-link.ts'
import { factsLetter } from '../facts-letter.ts'
import { mailKind } from '../mail-kind.ts'
import { invoiceMailTexts } from '../texts/invoice.ts'
import { orderPath } from './order-with-link.ts'

/** Brings an invoice or a correction as a PDF. */
export const invoiceIssued = mailKind({
  about: z.object({ orderId: z.int(), invoiceId: z.int() }),
  texts: invoiceMailTexts,
  load: async (db, { invoiceId: id }, { sender }) => {
    const found = await getInvoice(db, { id })
    if (!found) throw new Error('mail: the invoice of a queued mail does not exist')
    const { xml: _xml, sha256: _sha256, ksefState: _state, orderId, ...invoice } = found
    const transfer = await transferOfInvoice(db, orderId, invoice.content)
    return {
      invoice: { ...invoice, transfer },
      orderId,
      link: await linkToOrder(db, sender.linkSecrets, orderId),
    }
  },
  compose: async ({ invoice, orderId, link }, { texts, about, ...envelope }) => {
    const { number, content: said } = invoice
    const kind = said.correction ? 'correction' : 'invoice'
    const { gross } = totalOfSums(statedSums(said))
    return factsLetter(envelope, {
      topic: `invoice-${about.invoiceId}`,
      name: said.buyer.name,
      subject: texts.subject[kind](number),
      lead: texts.lead[kind],
      facts: [
        [texts.number, number],
        [texts.order, String(orderId)],
        [texts.amount[kind], priceText(gross, envelope.mail.language)],
      ],
      notes: [[texts.noteTitle, texts.note]],
      link: [texts.see, orderPath(link, '#documents')],
      footer: texts.whyThisMail,
      attachments: [
        {
          filename: texts.fileName(number),
          content: await renderInvoiceApart(invoice),
          contentType: 'application/pdf',
        },
      ],
    })
  },
})
