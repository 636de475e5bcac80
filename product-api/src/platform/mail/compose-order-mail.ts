import type { Secrets } from '@bieznik/backend-kit/signature'
import type { Settings } from '@bieznik/backend-kit/documents/fill-document'
import { emailSchema } from '@bieznik/contract/people/email'
import type { Queryable } from '../db/client.ts'
import { getCorrection } from '../../selling/corrections/corrections.queries.ts'
import { linkToOrder } from '../../selling/orders/order-link.ts'
import { getOrderDocument } from '../../selling/orders/order-document.queries.ts'
import type { Letter, MailAddress } from '@bieznik/backend-kit/mail/letter'
import { documentsOf } from '../../selling/confirmation/accepted-texts.ts'
import { confirmationOf, type Confirmation } from '../../selling/confirmation/confirmation.ts'
import { renderPdfApart } from '../../selling/confirmation/confirmation-process.ts'
import { contentOf } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { QueuedMail } from './outbox.queries.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { transferCodeImages } from './transfer-code-image.ts'

/** `siteUrl`: where people find the shop. The settings say who sells, and to where. */
export type Sender = {
  from: MailAddress
  siteUrl: string
  /** Of the links in mails. */
  linkSecrets: Secrets
} & Settings

export const recipientSchema = emailSchema()

/** `about`: what the mail tells of, as `order-12`. */
export function messageIdOf(about: string, { messageKey }: QueuedMail, from: MailAddress): string {
  return `<${about}.${messageKey}@${from.address.split('@').at(-1)}>`
}

/** Makes a queued mail of its order as it is kept now. Throws when the recipient is no single address. */
export async function composeOrderMail(
  db: Queryable,
  { from, ...shop }: Sender,
  mail: QueuedMail,
): Promise<Letter & { html: string }> {
  const { orderId, status } = mail
  const address = recipientSchema.parse(mail.recipient)
  const order = orderId === null ? null : await getOrderDocument(db, { id: orderId })
  if (!order || status === null) throw new Error('mail: the order of a queued mail does not exist')
  const confirmation =
    mail.kind === 'order_placed' ? await confirmationOf(db, order, mail.language, shop) : null
  const documents = confirmation ? documentsOf(confirmation.accepted) : []
  const correction = mail.correctionId === null ? null : await getCorrection(db, mail.correctionId)
  const link = await linkToOrder(db, shop.linkSecrets, order.id)
  const content = contentOf({ ...mail, status }, order, { ...shop, link, documents, correction })
  const { transfer } = content.facts
  const attachments = [
    ...(transfer ? transferCodeImages(transfer, shop.company) : []),
    ...(confirmation ? [await attachmentOf(confirmation)] : []),
  ]
  return {
    messageId: messageIdOf(`order-${orderId}`, mail, from),
    date: mail.createdAt,
    from,
    to: { name: oneLine(order.name), address },
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content).toString(),
    ...(attachments.length > 0 && { attachments }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  }
}

async function attachmentOf(confirmation: Confirmation) {
  const { order, language } = confirmation
  return {
    filename: mailTexts[language].confirmation.fileName(order.id),
    content: await renderPdfApart(confirmation),
    contentType: 'application/pdf',
  }
}
