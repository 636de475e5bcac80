import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { sign } from '@bieznik/backend-kit/signature'
import { signedConsent } from '@bieznik/contract/unsubscribe'
import type { Queryable } from '../db/client.ts'
import { linkToOrder } from '../orders/order-link.ts'
import { getOrder } from '../orders/orders.queries.ts'
import { getConsent } from '../people/consents.queries.ts'
import { messageIdOf, recipientSchema, type Sender } from './compose-order-mail.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { renderFactsHtml, renderFactsText } from './render-facts.ts'
import { invitationTexts } from './texts/invitation.ts'

async function unsubscribeQuery(db: Queryable, secret: string, id: number): Promise<string> {
  const consent = await getConsent(db, id)
  if (!consent) throw new Error('mail: the consent of a queued mail does not exist')
  const signature = sign(secret, signedConsent(consent))
  return new URLSearchParams({ consent: String(id), signature }).toString()
}

/** Asks a buyer for an opinion: commercial mail, with the one-click link of RFC 8058. Throws when the recipient is no single address. */
export async function composeInvitation(
  db: Queryable,
  { from, linkSecrets, siteUrl, company }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const { language, orderId, consentId } = mail
  const order = orderId === null ? null : await getOrder(db, { id: orderId })
  if (!order || consentId === null) throw new Error('mail: the order of a queued mail does not exist')
  const [secret] = linkSecrets
  if (secret === undefined) throw new Error('mail: LINK_SECRET is not set, so no link can be signed')
  const query = await unsubscribeQuery(db, secret, consentId)
  const orderLink = await linkToOrder(db, linkSecrets, order.id)
  const texts = invitationTexts[language]
  const content = {
    language,
    subject: texts.subject(order.id),
    lead: texts.lead,
    facts: order.orderItems.map(({ title }): [string, string] => [texts.product, oneLine(title)]),
    notes: [[texts.rules, texts.rulesText] as [string, string]],
    link: [texts.rate, pageUrl(`/order?link=${orderLink}`, siteUrl, language)] as [string, string],
    unsubscribe: [texts.unsubscribe, pageUrl(`/unsubscribe?${query}`, siteUrl, language)] as [string, string],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return {
    messageId: messageIdOf(`opinion-${order.id}`, mail, from),
    date: mail.createdAt,
    from,
    to: { name: oneLine(order.name), address: recipientSchema.parse(mail.recipient) },
    subject: content.subject,
    text: renderFactsText(content),
    html: renderFactsHtml(content).toString(),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      'List-Unsubscribe': `<${new URL(`/api/unsubscribe?${query}`, siteUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
