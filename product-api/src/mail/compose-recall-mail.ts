import { isGtin } from '@bieznik/contract/gtin'
import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { Language } from '@bieznik/contract/order'
import type { Product } from '@bieznik/contract/product'
import type { Queryable } from '../db/client.ts'
import { listProductsByIds } from '../products/products.queries.ts'
import { listBoughtBy } from '../recalls/recall-buyers.queries.ts'
import { getRecall } from '../recalls/recalls.queries.ts'
import { messageIdOf, recipientSchema, type Sender } from './compose-order-mail.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { renderFactsHtml, renderFactsText } from './render-facts.ts'
import { en } from './texts/recall-en.ts'
import { pl } from './texts/recall-pl.ts'
import type { RecallTexts } from './texts/recall-texts.ts'
import { ru } from './texts/recall-ru.ts'

export const recallTexts: Record<Language, RecallTexts> = { pl, en, ru }

/** By what its owner knows it on the product itself. */
const identityOf = ({ maker, model, ean, partNumber }: Product): string =>
  [maker, model, isGtin(ean) && `EAN ${ean}`, partNumber].filter(Boolean).join(', ')

/** The notice of a recall, with what this buyer has of it. Throws when the recipient is no single address. */
export async function composeRecallMail(
  db: Queryable,
  { from, ...shop }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const recall = await getRecall(db, mail.recallId ?? 0)
  if (!recall) throw new Error('mail: the recall of a queued mail does not exist')
  const { language } = mail
  const { siteUrl, company } = shop
  const texts = recallTexts[language]
  const bought = await listBoughtBy(db, mail.recipient, recall)
  const owned = new Set(bought.map(({ productId }) => productId))
  const products = (await listProductsByIds(db, recall.productIds)).filter(({ id }) => owned.has(id))
  const identities = [...new Set(products.map(identityOf))].filter((identity) => identity !== '')
  const titles = [...new Set(bought.map(({ title }) => oneLine(title)))]
  const [first = ''] = titles
  const content = {
    language,
    subject: texts.subject(titles.length > 1 ? `${first} +${titles.length - 1}` : first),
    lead: texts.lead,
    facts: [
      ...bought.map(({ title, quantity, orderId }): [string, string] => [
        texts.product,
        texts.bought(oneLine(title), quantity, orderId),
      ]),
      ...identities.map((identity): [string, string] => [texts.manufacturer, identity]),
      [texts.hazard, recall.hazard[language]] as [string, string],
      [texts.action, recall.action[language]] as [string, string],
      [texts.remedy, recall.remedy[language]] as [string, string],
    ],
    notes: [
      [texts.questions, `${company.phone}, ${company.email}`] as [string, string],
      [texts.share, texts.shareText] as [string, string],
    ],
    link: [texts.contact, pageUrl('/contact', siteUrl, language)] as [string, string],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return {
    messageId: messageIdOf(`recall-${recall.id}`, mail, from),
    date: mail.createdAt,
    from,
    to: { name: '', address: recipientSchema.parse(mail.recipient) },
    subject: content.subject,
    text: renderFactsText(content),
    html: renderFactsHtml(content).toString(),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, Importance: 'high' },
  }
}
