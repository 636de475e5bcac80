import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { grosze } from '@bieznik/contract/money/money'
import { priceText } from '@bieznik/contract/money/price-text'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { payments } from '../db/schema/payments.ts'
import { linkToOrder } from '../../selling/orders/order-link.ts'
import { getOrder } from '../../selling/orders/orders.queries.ts'
import type { Sender } from './compose-order-mail.ts'
import type { Fact, FactsContent } from './facts-content.ts'
import { factsLetter } from './facts-letter.ts'
import { ObsoleteMail } from './obsolete-mail.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { dayText } from './mail-dates.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { mailTexts } from './texts/all-languages.ts'
import { paymentMailTexts } from './texts/payment.ts'
import { wordsIn } from '../../words/words-in.ts'

/** null: it was taken back from its order, or money of it went back. */
async function confirmedPayment(db: Queryable, { paymentId }: QueuedMail) {
  if (paymentId === null) return null
  const { amount, provider } = payments
  const [payment] = await db
    .select({ amount, provider })
    .from(payments)
    .where(
      and(eq(payments.id, paymentId), eq(payments.state, 'captured'), eq(payments.refundedAmount, grosze(0))),
    )
  return payment ?? null
}

/**
 * Confirms a payment: how much, what is left, and by when the goods come. Throws ObsoleteMail when the order was canceled or money of it went
 * back meanwhile, which have mails of their own, or the payment was taken back from the order.
 */
export async function composePaymentMail(
  db: Queryable,
  { from, siteUrl, company, linkSecrets }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const { language } = mail
  const order = mail.orderId === null ? null : await getOrder(db, { id: mail.orderId })
  if (!order) throw new Error('mail: the order of a queued mail does not exist')
  const payment = await confirmedPayment(db, mail)
  if (!payment || order.status === 'Canceled') throw new ObsoleteMail('the payment is no longer so')
  const texts = paymentMailTexts[language]
  const { due: dueLabel, wishes, whyThisMail } = mailTexts[language]
  const { id, due, deliverBy, status } = order
  const amount = priceText(payment.amount, language)
  const isUnderWay = status === 'Pending' || status === 'In Processing'
  const facts: Fact[] = [
    [texts.order, String(id)],
    [texts.amount, amount],
    [texts.way, wordsIn[language].paymentMethods[payment.provider].name],
  ]
  if (due > 0) facts.push([dueLabel, priceText(due, language)])
  else if (deliverBy && isUnderWay) facts.push([wishes.deliverBy, dayText(deliverBy, language)])
  const link = await linkToOrder(db, linkSecrets, id)
  const content: FactsContent = {
    language,
    subject: texts.subject(amount, id),
    lead: texts.lead,
    facts,
    notes: isUnderWay ? [[texts.next, due > 0 ? texts.waits : texts.begins]] : [],
    link: [texts.see, pageUrl(link ? `/order?link=${link}` : '/orders', siteUrl, language)],
    seller: sellerLines(mailTexts[language], company),
    footer: whyThisMail,
  }
  return factsLetter(content, { mail, from, about: `payment-${id}`, name: oneLine(order.name) })
}
