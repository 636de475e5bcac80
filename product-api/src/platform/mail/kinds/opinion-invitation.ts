import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { sign } from '@bieznik/backend-kit/signature'
import { signedConsent } from '@bieznik/contract/people/unsubscribe'
import { z } from 'zod'
import type { Queryable } from '../../db/client.ts'
import { getConsent } from '../../../people/accounts/consents.queries.ts'
import { factsLetter } from '../facts-letter.ts'
import { mailKind } from '../mail-kind.ts'
import type { Sender } from '../sender.ts'
import { invitationTexts } from '../texts/invitation.ts'
import { readOrderWithLink } from './order-with-link.ts'

async function unsubscribeQuery(db: Queryable, [secret]: Sender['linkSecrets'], id: number): Promise<string> {
  if (secret === undefined) throw new Error('mail: LINK_SECRET is not set, so no link can be signed')
  const consent = await getConsent(db, id)
  if (!consent) throw new Error('mail: the consent of a queued mail does not exist')
  const signature = sign(secret, signedConsent(consent))
  return new URLSearchParams({ consent: String(id), signature }).toString()
}

/** Asks a buyer for an opinion: commercial mail, with the one-click link of RFC 8058. */
export const opinionInvited = mailKind({
  /** `consentId`: the consent that it relies on; it is not sent once that is withdrawn. */
  about: z.object({ orderId: z.int(), consentId: z.int() }),
  texts: invitationTexts,
  load: async (db, { orderId, consentId }, { sender }) => ({
    ...(await readOrderWithLink(db, sender, orderId)),
    query: await unsubscribeQuery(db, sender.linkSecrets, consentId),
  }),
  compose: ({ order, path, query }, { texts, ...envelope }) =>
    factsLetter(envelope, {
      topic: `opinion-${order.id}`,
      name: order.name,
      subject: texts.subject(order.id),
      lead: texts.lead,
      facts: order.orderItems.map(({ title }) => [texts.product, oneLine(title)]),
      notes: [[texts.rules, texts.rulesText]],
      link: [texts.rate, path],
      unsubscribe: [texts.unsubscribe, `/unsubscribe?${query}`],
      footer: texts.whyThisMail,
      headers: {
        'List-Unsubscribe': `<${new URL(`/api/unsubscribe?${query}`, envelope.sender.siteUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
})
