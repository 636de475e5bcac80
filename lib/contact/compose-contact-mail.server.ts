import 'server-only'
import { createTranslator } from 'next-intl'
import { escapeMarkup } from '@/lib/markup/escape-markup'
import type { Letter, MailAddress } from '@/lib/mail/letter'
import texts from '@/messages/pl.json'
import type { ContactRequest } from './contact-message'

/** Those who read it are in Poland; the mail says in which language they were written to. */
const t = createTranslator({ locale: 'pl', messages: texts, namespace: 'contact_mail' })

/** What people typed, as one line: no line breaks, nothing invisible, no half characters. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

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
    [t('language'), t(`languages.${request.language}`)],
  ] as const
  const text = [...facts.map(([term, fact]) => `${term}: ${fact}`), '', request.message, ''].join('\n')
  const rows = facts.map(([term, fact]) => `${escapeMarkup(term)}: ${escapeMarkup(fact)}`).join('<br>')
  const message = `<p style="white-space: pre-wrap">${escapeMarkup(request.message)}</p>`
  return {
    messageId: `<contact.${crypto.randomUUID()}@${from.address.split('@').at(-1)}>`,
    date: new Date(),
    from,
    to,
    replyTo: { name, address: request.from_email },
    subject: t('subject', { name }),
    text,
    html: `<!doctype html><html lang="pl"><body><p>${rows}</p>${message}</body></html>`,
  }
}
