import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { Queryable } from '../db/client.ts'
import { statedSums } from '../invoices/invoice-content.ts'
import { renderInvoiceApart } from '../invoices/invoice-process.ts'
import { getInvoice } from '../invoices/invoices.queries.ts'
import { totalOfSums } from '../invoices/vat.ts'
import { linkToOrder } from '../orders/order-link.ts'
import { messageIdOf, recipientSchema, type Sender } from './compose-order-mail.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import { priceText } from '@bieznik/contract/price-text'
import type { QueuedMail } from './outbox.queries.ts'
import { renderFactsHtml, renderFactsText } from './render-facts.ts'
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
  const content = {
    language,
    subject: texts.subject[kind](number),
    lead: texts.lead[kind],
    facts: [
      [texts.number, number],
      [texts.order, String(orderId)],
      [texts.amount[kind], priceText(gross, language)],
    ] as [string, string][],
    notes: [[texts.noteTitle, texts.note] as [string, string]],
    link: [texts.see, pageUrl(link ? `/order?link=${link}#documents` : '/orders', siteUrl, language)] as [
      string,
      string,
    ],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return {
    messageId: messageIdOf(`invoice-${mail.invoiceId}`, mail, from),
    date: mail.createdAt,
    from,
    to: { name: oneLine(said.buyer.name), address: recipientSchema.parse(mail.recipient) },
    subject: content.subject,
    text: renderFactsText(content),
    html: renderFactsHtml(content).toString(),
    attachments: [
      {
        filename: texts.fileName(number),
        content: await renderInvoiceApart(invoice),
        contentType: 'application/pdf',
      },
    ],
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  }
}
