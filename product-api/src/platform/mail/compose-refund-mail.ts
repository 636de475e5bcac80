import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import type { Grosze } from '@bieznik/contract/money/money'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { refunds } from '../db/schema/corrections.ts'
import { payments } from '../db/schema/payments.ts'
import { linkToOrder } from '../../selling/orders/order-link.ts'
import { getOrder } from '../../selling/orders/orders.queries.ts'
import type { Sender } from './compose-order-mail.ts'
import type { FactsContent } from './facts-content.ts'
import { factsLetter } from './facts-letter.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import { dayText } from './mail-dates.ts'
import { priceText } from '@bieznik/contract/money/price-text'
import type { QueuedMail } from './outbox.queries.ts'
import { refundMailTexts } from './texts/refund.ts'
import { wordsIn } from '../../words/words-in.ts'

type Sent = { amount: Grosze; usdCents: number | null; provider: PaymentProviderName | null; at: Date | null }

async function sentOf(db: Queryable, { refundId, paymentId }: QueuedMail): Promise<Sent | null> {
  const { provider, amount, usdCents, refundedAt } = payments
  const found =
    refundId === null
      ? await db
          .select({ amount, usdCents, provider, at: refundedAt })
          .from(payments)
          .where(eq(payments.id, paymentId ?? ''))
      : await db
          .select({ amount: refunds.amount, usdCents: refunds.usdCents, provider, at: refunds.endedAt })
          .from(refunds)
          .leftJoin(payments, eq(payments.id, refunds.paymentId))
          .where(eq(refunds.id, refundId))
  return found[0] ?? null
}

/** The day in Warsaw, as dates of the calendar are written. */
const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(moment)

/** Tells that money went back: how much, by which way, and when to expect it. Throws when the recipient is no single address. */
export async function composeRefundMail(
  db: Queryable,
  { from, siteUrl, company, linkSecrets }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const { language } = mail
  const order = mail.orderId === null ? null : await getOrder(db, { id: mail.orderId })
  const sent = await sentOf(db, mail)
  if (!order || !sent) throw new Error('mail: the refund of a queued mail does not exist')
  const texts = refundMailTexts[language]
  const { way, when } = wordsIn[language].refunds[sent.provider ?? 'by_hand']
  const dollars = sent.usdCents === null ? '' : ` (${(sent.usdCents / 100).toFixed(2)} USD)`
  const link = await linkToOrder(db, linkSecrets, order.id)
  const { phone, weekdayHours, saturdayHours } = company
  const reach = `${phone}, ${mailTexts[language].openingHours(weekdayHours, saturdayHours)}`
  const content: FactsContent = {
    language,
    subject: texts.subject(order.id),
    lead: texts.lead,
    facts: [
      [texts.order, String(order.id)],
      [texts.amount, `${priceText(sent.amount, language)}${dollars}`],
      [texts.sentOn, dayText(dayOf(sent.at ?? mail.createdAt), language)],
      [texts.way, way],
      [texts.when, when],
    ],
    notes: [[texts.questions, reach]],
    link: [texts.see, pageUrl(link ? `/order?link=${link}` : '/orders', siteUrl, language)],
    seller: sellerLines(mailTexts[language], company),
    footer: texts.whyThisMail,
  }
  return factsLetter(content, { mail, from, about: `refund-${order.id}`, name: oneLine(order.name) })
}
