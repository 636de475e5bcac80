import 'server-only'
import { html } from '@bieznik/backend-kit/mail/html'
import type { Letter, MailAddress } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { languageName } from '@bieznik/contract/language'
import { createTranslator } from 'next-intl'
import texts from '@/messages/pl.json'
import type { ContactRequest } from './contact-message'

/** Those who read it are in Poland; the mail says in which language they were written to. */
const t = createTranslator({ locale: 'pl', messages: texts, namespace: 'contact_mail' })

interface Envelope {
  from: MailAddress
  to: MailAddress
}

/** The mail that tells the shop what somebody wrote; an answer to it goes to that person. */
export function composeContactMail(request: ContactRequest, { from, to }: Envelope): Letter {
  const name = oneLine(request.from_name)
  const facts = [
    [t('name'), name],
    [t('email'), request.from_email],
    [t('phone'), request.phone],
    [t('language'), languageName(request.language, 'pl')],
  ] as const
  const text = [...facts.map(([term, fact]) => `${term}: ${fact}`), '', request.message, ''].join('\n')
  const rows = facts.map(([term, fact]) => html`${term}: ${fact}<br />`)
  const message = html`<p style="white-space: pre-wrap">${request.message}</p>`
  return {
    messageId: `<contact.${crypto.randomUUID()}@${from.address.split('@').at(-1)}>`,
    date: new Date(),
    from,
    to,
    replyTo: { name, address: request.from_email },
    subject: t('subject', { name }),
    text,
    html: html`<!doctype html>
      <html lang="pl">
        <body>
          <p>${rows}</p>
          ${message}
        </body>
      </html>`.toString(),
  }
}
