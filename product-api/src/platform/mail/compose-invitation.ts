import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { sign } from '@bieznik/backend-kit/signature'
import { signedConsent } from '@bieznik/contract/people/unsubscribe'
import type { Queryable } from '../db/client.ts'
import { linkToOrder } from '../../selling/orders/order-link.ts'
import { getOrder } from '../../selling/orders/orders.queries.ts'
import { getConsent } from '../../people/accounts/consents.queries.ts'
import type { Sender } from './compose-order-mail.ts'
import type { FactsContent } from './facts-content.ts'
import { factsLetter } from './facts-letter.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import type { QueuedMail } from './outbox.queries.ts'
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
  const content: FactsContent = {
    language,
    subject: texts.subject(order.id),
    lead: texts.lead,
    facts: order.orderItems.map(({ title }) => [texts.product, oneLine(title)]),
    notes: [[texts.rules, texts.rulesText]],
    link: [texts.rate, pageUrl(`/order?link=${orderLink}`, siteUrl, language)],
    unsubscribe: [texts.unsubscribe, pageUrl(`/unsubscribe?${query}`, siteUrl, language)],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return factsLetter(content, {
    mail,
    from,
    about: `opinion-${order.id}`,
    name: oneLine(order.name),
    headers: {
      'List-Unsubscribe': `<${new URL(`/api/unsubscribe?${query}`, siteUrl).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
