import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { emailSchema } from '@bieznik/contract/people/email'
import { markImage } from './mark-image.ts'
import type { QueuedMail } from './outbox.queries.ts'
import type { Sender } from './sender.ts'

/** Who sends a mail, and its row of the outbox. */
export interface Envelope {
  sender: Sender
  mail: QueuedMail
}

/** Every mail of the shop has both parts. */
export type WrittenLetter = Letter & { html: string }

interface Written extends Pick<WrittenLetter, 'subject' | 'text' | 'html' | 'attachments' | 'headers'> {
  /** What the mail tells of, as `order-12`: the beginning of its Message-ID. */
  topic: string
  /** Of whom it goes to; empty: not known. */
  name: string
}

const recipientSchema = emailSchema()

/** The letter that a queued mail becomes. Throws when the recipient is no single address. */
export function writeLetter(
  { sender: { from }, mail }: Envelope,
  { topic, name, subject, text, html, attachments = [], headers }: Written,
): WrittenLetter {
  return {
    messageId: `<${topic}.${mail.messageKey}@${from.address.split('@').at(-1)}>`,
    date: mail.createdAt,
    from,
    to: { name: oneLine(name), address: recipientSchema.parse(mail.recipient) },
    subject,
    text,
    html,
    attachments: [...attachments, markImage],
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language, ...headers },
  }
}
