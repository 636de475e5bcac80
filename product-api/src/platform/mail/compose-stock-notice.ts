import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import type { Queryable } from '../db/client.ts'
import { getProduct } from '../../catalogue/products/products.queries.ts'
import type { Sender } from './compose-order-mail.ts'
import type { FactsContent } from './facts-content.ts'
import { factsLetter } from './facts-letter.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { stockNoticeTexts } from './texts/stock-notice.ts'

/** Says that a product is in stock again. No commercial mail: it was asked for, once. Throws when the recipient is no single address. */
export async function composeStockNotice(
  db: Queryable,
  { from, siteUrl, company }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const { language } = mail
  const found = await getProduct(db, mail.productId ?? 0)
  if (!found) throw new Error('mail: the product of a queued mail does not exist')
  const { id, productType, title, quantityInStock } = productIn(language, found)
  const texts = stockNoticeTexts[language]
  const content: FactsContent = {
    language,
    subject: texts.subject(oneLine(title)),
    lead: texts.lead,
    facts: [[texts.stock, texts.pieces(quantityInStock)]],
    notes: [[texts.noteTitle, texts.note]],
    link: [texts.see, pageUrl(detailPath({ id, productType }), siteUrl, language)],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return factsLetter(content, { mail, from, about: `stock-${id}`, name: '' })
}
