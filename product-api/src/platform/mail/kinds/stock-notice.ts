import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import { z } from 'zod'
import { getProduct } from '../../../catalogue/products/products.queries.ts'
import { factsLetter } from '../facts-letter.ts'
import { mailKind } from '../mail-kind.ts'
import { stockNoticeTexts } from '../texts/stock-notice.ts'

/** Says that a product is in stock again. No commercial mail: it was asked for, once. */
export const backInStock = mailKind({
  about: z.object({ productId: z.int() }),
  texts: stockNoticeTexts,
  load: async (db, { productId }, { mail }) => {
    const found = await getProduct(db, productId)
    if (!found) throw new Error('mail: the product of a queued mail does not exist')
    return productIn(mail.language, found)
  },
  compose: ({ id, productType, title, quantityInStock }, { texts, ...envelope }) =>
    factsLetter(envelope, {
      topic: `stock-${id}`,
      name: '',
      subject: texts.subject(oneLine(title)),
      lead: texts.lead,
      facts: [[texts.stock, texts.pieces(quantityInStock)]],
      notes: [[texts.noteTitle, texts.note]],
      link: [texts.see, detailPath({ id, productType })],
      footer: texts.whyThisMail,
    }),
})
