import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import type { Grosze } from '@bieznik/contract/money/money'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { priceText } from '@bieznik/contract/money/price-text'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { renderRefundApart } from '../../../money/refunds/refund-process.ts'
import type { Queryable } from '../../db/client.ts'
import { refunds } from '../../db/schema/corrections.ts'
import { payments } from '../../db/schema/payments.ts'
import { factsLetter } from '../facts-letter.ts'
import { dayText } from '../mail-dates.ts'
import { mailKind } from '../mail-kind.ts'
import { mailTexts } from '../texts/all-languages.ts'
import { wordsIn } from '../../words/words-in.ts'
import { refundMailTexts } from '../texts/refund.ts'
import type { Fact } from '../fact.ts'
import { readOrderWithLink } from './order-with-link.ts'

/** Of a part of the order's money, or of a whole payment. */
const about = z.union([
  z.object({ orderId: z.int(), refundId: z.uuid() }),
  z.object({ orderId: z.int(), paymentId: z.uuid() }),
])

type Sent = { amount: Grosze; usdCents: number | null; provider: PaymentProviderName | null; at: Date | null }

async function readSent(db: Queryable, subject: z.output<typeof about>): Promise<Sent> {
  const { provider, amount, usdCents, refundedAt } = payments
  const [sent] =
    'refundId' in subject
      ? await db
          .select({ amount: refunds.amount, usdCents: refunds.usdCents, provider, at: refunds.endedAt })
          .from(refunds)
          .leftJoin(payments, eq(payments.id, refunds.paymentId))
          .where(eq(refunds.id, subject.refundId))
      : await db
          .select({ amount, usdCents, provider, at: refundedAt })
          .from(payments)
          .where(eq(payments.id, subject.paymentId))
  if (!sent) throw new Error('mail: the refund of a queued mail does not exist')
  return sent
}

/** Tells that money went back: how much, by which way, and when to expect it. */
export const moneyReturned = mailKind({
  about,
  texts: refundMailTexts,
  load: async (db, subject, { sender }) => ({
    ...(await readOrderWithLink(db, sender, subject.orderId)),
    sent: await readSent(db, subject),
  }),
  compose: async ({ order, path, sent }, { texts, ...envelope }) => {
    const { language, createdAt } = envelope.mail
    const { company } = envelope.sender
    const { way, when } = wordsIn[language].refunds[sent.provider ?? 'by_hand']
    const dollars = sent.usdCents === null ? '' : ` (${(sent.usdCents / 100).toFixed(2)} USD)`
    const reach = `${company.phone}, ${mailTexts[language].openingHours(company.weekdayHours, company.saturdayHours)}`
    const title = texts.subject(order.id)
    const madeAt = sent.at ?? createdAt
    const amount: Fact = [texts.amount, `${priceText(sent.amount, language)}${dollars}`]
    const number: Fact = [texts.order, String(order.id)]
    const day: Fact = [texts.sentOn, dayText(dayInWarsaw(madeAt), language)]
    const ways: Fact = [texts.way, way]
    const arrival: Fact = [texts.when, when]
    const questions: Fact = [texts.questions, reach]
    return factsLetter(envelope, {
      topic: `refund-${order.id}`,
      name: order.name,
      subject: title,
      lead: texts.lead,
      facts: [number, amount, day, ways, arrival],
      notes: [questions],
      link: [texts.see, path],
      footer: texts.whyThisMail,
      attachments: [
        {
          filename: texts.fileName(order.id),
          content: await renderRefundApart({
            language,
            title,
            madeAt,
            seller: company,
            buyer: { name: order.name, ...order.buyer },
            amount,
            facts: [number, day, ways],
            notes: [arrival, questions],
          }),
          contentType: 'application/pdf',
        },
      ],
    })
  },
})
