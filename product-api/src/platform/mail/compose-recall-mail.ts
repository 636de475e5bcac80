import { isGtin } from '@bieznik/contract/catalogue/gtin'
import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { Language } from '@bieznik/contract/selling/order'
import type { Product } from '@bieznik/contract/catalogue/product'
import type { Queryable } from '../db/client.ts'
import { listProductsByIds } from '../../catalogue/products/products.queries.ts'
import { listBoughtBy } from '../../care/recalls/recall-buyers.queries.ts'
import { getRecall } from '../../care/recalls/recalls.queries.ts'
import type { Sender } from './compose-order-mail.ts'
import type { Fact, FactsContent } from './facts-content.ts'
import { factsLetter } from './facts-letter.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import type { QueuedMail } from './outbox.queries.ts'
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
  const content: FactsContent = {
    language,
    subject: texts.subject(titles.length > 1 ? `${first} +${titles.length - 1}` : first),
    lead: texts.lead,
    facts: [
      ...bought.map(({ title, quantity, orderId }): Fact => [
        texts.product,
        texts.bought(oneLine(title), quantity, orderId),
      ]),
      ...identities.map((identity): Fact => [texts.manufacturer, identity]),
      [texts.hazard, recall.hazard[language]],
      [texts.action, recall.action[language]],
      [texts.remedy, recall.remedy[language]],
    ],
    notes: [
      [texts.questions, `${company.phone}, ${company.email}`],
      [texts.share, texts.shareText],
    ],
    link: [texts.contact, pageUrl('/contact', siteUrl, language)],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return factsLetter(content, {
    mail,
    from,
    about: `recall-${recall.id}`,
    name: '',
    headers: { Importance: 'high' },
  })
}
