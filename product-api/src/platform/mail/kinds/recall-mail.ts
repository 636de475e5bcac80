import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { isGtin } from '@bieznik/contract/catalogue/gtin'
import type { Language } from '@bieznik/contract/selling/order'
import type { Product } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import { listProductsByIds } from '../../../catalogue/products/products.queries.ts'
import { listBoughtBy } from '../../../care/recalls/recall-buyers.queries.ts'
import { getRecall } from '../../../care/recalls/recalls.queries.ts'
import { factsLetter } from '../facts-letter.ts'
import { mailKind } from '../mail-kind.ts'
import type { Fact } from '../fact.ts'
import { en } from '../texts/recall-en.ts'
import { pl } from '../texts/recall-pl.ts'
import { ru } from '../texts/recall-ru.ts'
import type { RecallTexts } from '../texts/recall-texts.ts'

export const recallTexts: Record<Language, RecallTexts> = { pl, en, ru }

/** By what its owner knows it on the product itself. */
const identityOf = ({ maker, model, ean, partNumber }: Product): string =>
  [maker, model, isGtin(ean) && `EAN ${ean}`, partNumber].filter(Boolean).join(', ')

/** The notice of a recall, with what this buyer has of it. */
export const recall = mailKind({
  /** `orderId`: the buyer's newest order that is concerned. */
  about: z.object({ recallId: z.int(), orderId: z.int() }),
  texts: recallTexts,
  load: async (db, { recallId }, { mail }) => {
    const started = await getRecall(db, recallId)
    if (!started) throw new Error('mail: the recall of a queued mail does not exist')
    const bought = await listBoughtBy(db, mail.recipient, started)
    const owned = new Set(bought.map(({ productId }) => productId))
    const products = (await listProductsByIds(db, started.productIds)).filter(({ id }) => owned.has(id))
    return { started, bought, products }
  },
  compose: ({ started, bought, products }, { texts, ...envelope }) => {
    const { language } = envelope.mail
    const { company } = envelope.sender
    const identities = [...new Set(products.map(identityOf))].filter((identity) => identity !== '')
    const titles = [...new Set(bought.map(({ title }) => oneLine(title)))]
    const [first = ''] = titles
    return factsLetter(envelope, {
      topic: `recall-${started.id}`,
      name: '',
      subject: texts.subject(titles.length > 1 ? `${first} +${titles.length - 1}` : first),
      lead: texts.lead,
      facts: [
        ...bought.map(({ title, quantity, orderId }): Fact => [
          texts.product,
          texts.bought(oneLine(title), quantity, orderId),
        ]),
        ...identities.map((identity): Fact => [texts.manufacturer, identity]),
        [texts.hazard, started.hazard[language]],
        [texts.action, started.action[language]],
        [texts.remedy, started.remedy[language]],
      ],
      notes: [
        [texts.questions, `${company.phone}, ${company.email}`],
        [texts.share, texts.shareText],
      ],
      link: [texts.contact, '/contact'],
      footer: texts.whyThisMail,
      headers: { Importance: 'high' },
    })
  },
})
