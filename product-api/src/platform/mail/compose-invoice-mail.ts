import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { Queryable } from '../db/client.ts'
import { statedSums } from '../../money/invoices/invoice-content.ts'
import { renderInvoiceApart } from '../../money/invoices/invoice-process.ts'
import { getInvoice } from '../../money/invoices/invoices.queries.ts'
import { totalOfSums } from '../../money/invoices/vat.ts'
import { linkToOrder } from '../../selling/orders/order-link.ts'
import type { Sender } from './compose-order-mail.ts'
import type { FactsContent } from './facts-content.ts'
import { factsLetter } from './facts-letter.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import { priceText } from '@bieznik/contract/money/price-text'
import type { QueuedMail } from './outbox.queries.ts'
import { invoiceMailTexts } from './texts/invoice.ts'

/** Brings an invoice or a correction as a PDF. Throws when the recipient is no single address. */
export async function composeInvoiceMail(
  db: Queryable,
  { from, siteUrl, company, linkSecrets }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const { language } = mail
  const found = await getInvoice(db, { id: mail.invoiceId ?? 0 })
  if (!found) throw new Error('mail: the invoice of a queued mail does not exist')
  const { xml: _xml, sha256: _sha256, ksefState: _state, orderId, ...invoice } = found
  const { number, content: said } = invoice
  const texts = invoiceMailTexts[language]
  const kind = said.correction ? 'correction' : 'invoice'
  const link = await linkToOrder(db, linkSecrets, orderId)
  const { gross } = totalOfSums(statedSums(said))
  const content: FactsContent = {
    language,
    subject: texts.subject[kind](number),
    lead: texts.lead[kind],
    facts: [
      [texts.number, number],
      [texts.order, String(orderId)],
      [texts.amount[kind], priceText(gross, language)],
    ],
    notes: [[texts.noteTitle, texts.note]],
    link: [texts.see, pageUrl(link ? `/order?link=${link}#documents` : '/orders', siteUrl, language)],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return factsLetter(content, {
    mail,
    from,
    about: `invoice-${mail.invoiceId}`,
    name: oneLine(said.buyer.name),
    attachments: [
      {
        filename: texts.fileName(number),
        content: await renderInvoiceApart(invoice),
        contentType: 'application/pdf',
      },
    ],
  })
}
