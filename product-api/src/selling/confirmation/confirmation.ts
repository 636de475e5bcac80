import type { Settings } from '@bieznik/backend-kit/documents/fill-document'
import type { Language, Order } from '@bieznik/contract/selling/order'
import type { Queryable } from '../../platform/db/client.ts'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'
import { describeOrder, type OrderFacts, type MailedOrder } from '../../platform/mail/order-facts.ts'
import type { Seller } from '../../platform/pdf/letterhead.ts'
import { encodeTransfer } from '../../money/payments/transfer/transfer-code.ts'
import { readAcceptedTexts } from './accepted-documents.ts'
import type { AcceptedTexts } from './accepted-texts.ts'

/** What a buyer keeps of an order: who sold what to whom, and everything that the law wants on a durable medium. */
export interface Confirmation {
  language: Language
  order: Order
  seller: Seller
  /** The QR code of a bank transfer, line by line; null: the order is not paid by one, nothing is due, or too much for one. */
  transferCode: boolean[][] | null
  facts: OrderFacts
  accepted: AcceptedTexts
  /** The same documents in Polish, beside a translation: the Polish text is what binds. */
  inPolish: AcceptedTexts | null
}

/** Throws when there is no such order. */
export async function confirmationOf(
  db: Queryable,
  order: MailedOrder,
  language: Language,
  settings: Settings,
): Promise<Confirmation> {
  const texts = mailTexts[language]
  const { company } = settings
  const facts = describeOrder(order, { language, texts, company })
  return {
    language,
    order,
    seller: company,
    facts,
    transferCode: facts.transfer && encodeTransfer({ ...company, ...facts.transfer }),
    accepted: await readAcceptedTexts(db, order.id, language, settings),
    inPolish: language === 'pl' ? null : await readAcceptedTexts(db, order.id, 'pl', settings),
  }
}
