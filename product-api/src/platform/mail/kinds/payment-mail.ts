import { grosze } from '@bieznik/contract/money/money'
import { priceText } from '@bieznik/contract/money/price-text'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../db/client.ts'
import { payments } from '../../db/schema/payments.ts'
import { factsLetter } from '../facts-letter.ts'
import { dayText } from '../mail-dates.ts'
import { mailKind } from '../mail-kind.ts'
import { ObsoleteMail } from '../obsolete-mail.ts'
import type { Fact } from '../fact.ts'
import { mailTexts } from '../texts/all-languages.ts'
import { wordsIn } from '../../words/words-in.ts'
import { paymentMailTexts } from '../texts/payment.ts'
import { readOrderWithLink } from './order-with-link.ts'

/** null: it was taken back from its order, or money of it went back. */
async function confirmedPayment(db: Queryable, id: string) {
  const { amount, provider } = payments
  const [payment] = await db
    .select({ amount, provider })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.state, 'captured'), eq(payments.refundedAmount, grosze(0))))
  return payment ?? null
}

/** Confirms a payment: how much, what is left, and by when the goods come. */
export const paymentReceived = mailKind({
  about: z.object({ orderId: z.int(), paymentId: z.uuid() }),
  texts: paymentMailTexts,
  /** Obsolete when the order was canceled or money of it went back, which have mails of their own, or the payment was taken back from the order. */
  load: async (db, { orderId, paymentId }, { sender }) => {
    const { order, path } = await readOrderWithLink(db, sender, orderId)
    const payment = await confirmedPayment(db, paymentId)
    if (!payment || order.status === 'Canceled') throw new ObsoleteMail('the payment is no longer so')
    return { order, path, payment }
  },
  compose: ({ order, path, payment }, { texts, ...envelope }) => {
    const { language } = envelope.mail
    const { due: dueLabel, wishes, whyThisMail } = mailTexts[language]
    const { id, name, due, deliverBy, status } = order
    const amount = priceText(payment.amount, language)
    const isUnderWay = status === 'Pending' || status === 'In Processing'
    const facts: Fact[] = [
      [texts.order, String(id)],
      [texts.amount, amount],
      [texts.way, wordsIn[language].paymentMethods[payment.provider].name],
    ]
    if (due > 0) facts.push([dueLabel, priceText(due, language)])
    else if (deliverBy && isUnderWay) facts.push([wishes.deliverBy, dayText(deliverBy, language)])
    return factsLetter(envelope, {
      topic: `payment-${id}`,
      name,
      subject: texts.subject(amount, id),
      lead: texts.lead,
      facts,
      notes: isUnderWay ? [[texts.next, due > 0 ? texts.waits : texts.begins]] : [],
      link: [texts.see, path],
      footer: whyThisMail,
    })
  },
})
