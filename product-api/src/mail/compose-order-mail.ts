import { emailSchema } from '@bieznik/contract/email'
import type { Queryable } from '../db/client.ts'
import { getOrder } from '../orders/orders.queries.ts'
import type { Letter, MailAddress } from './letter.ts'
import { contentOf } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** `siteUrl`: where people find the shop. */
type Sender = { from: MailAddress; siteUrl: string }

const recipientSchema = emailSchema()

function messageIdOf({ orderId, messageKey }: QueuedMail, from: MailAddress): string {
  return `<order-${orderId}.${messageKey}@${from.address.split('@').at(-1)}>`
}

/** Makes a queued mail of its order as it is kept now. Throws when the recipient is no single address. */
export async function composeOrderMail(
  db: Queryable,
  { from, siteUrl }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const order = await getOrder(db, { id: mail.orderId })
  if (!order) throw new Error('a mail is queued for an order that does not exist')
  const content = contentOf(mail, order, siteUrl)
  return {
    messageId: messageIdOf(mail, from),
    date: mail.createdAt,
    from,
    to: { name: oneLine(order.name), address: recipientSchema.parse(mail.recipient) },
    language: mail.language,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content).toString(),
  }
}
