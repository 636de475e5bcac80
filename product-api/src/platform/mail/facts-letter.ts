import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { messageIdOf, recipientSchema, type Sender } from './compose-order-mail.ts'
import type { FactsContent } from './facts-content.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { renderFactsHtml, renderFactsText } from './render-facts.ts'

interface Envelope {
  mail: QueuedMail
  from: Sender['from']
  /** What the mail tells of, as `refund-12`: the beginning of its Message-ID. */
  about: string
  /** Of whom it goes to; empty: not known. */
  name: string
  headers?: Letter['headers']
  attachments?: Letter['attachments']
}

/** The letter that a queued mail becomes. Throws when the recipient is no single address. */
export function factsLetter(
  content: FactsContent,
  { mail, from, about, name, headers, attachments }: Envelope,
): Letter {
  return {
    messageId: messageIdOf(about, mail, from),
    date: mail.createdAt,
    from,
    to: { name, address: recipientSchema.parse(mail.recipient) },
    subject: content.subject,
    text: renderFactsText(content),
    html: renderFactsHtml(content).toString(),
    ...(attachments && { attachments }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': content.language, ...headers },
  }
}
