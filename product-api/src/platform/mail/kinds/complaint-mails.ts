import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { dayInWarsaw, daysBetween } from '@bieznik/contract/platform/calendar-day'
import { liabilityEnd } from '@bieznik/contract/care/complaint-period'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { priceText } from '@bieznik/contract/money/price-text'
import type { Language } from '@bieznik/contract/selling/order'
import { eq, getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../db/client.ts'
import { complaints } from '../../db/schema/complaints.ts'
import { orders } from '../../db/schema/orders.ts'
import { factsLetter } from '../facts-letter.ts'
import { dayText, momentText } from '../mail-dates.ts'
import { mailKind } from '../mail-kind.ts'
import type { Fact } from '../fact.ts'
import { en } from '../texts/complaint-en.ts'
import { pl } from '../texts/complaint-pl.ts'
import { ru } from '../texts/complaint-ru.ts'
import type { ComplaintTexts } from '../texts/complaint-texts.ts'

export const complaintTexts: Record<Language, ComplaintTexts> = { pl, en, ru }

const about = z.object({ complaintId: z.int() })

async function load(db: Queryable, { complaintId }: z.output<typeof about>) {
  const [complaint] = await db
    .select({ ...getTableColumns(complaints), deliveredAt: orders.deliveredAt })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(eq(complaints.id, complaintId))
  if (!complaint) throw new Error('mail: the complaint of a queued mail does not exist')
  return complaint
}

type Complaint = Awaited<ReturnType<typeof load>>

const topicOf = ({ id }: Complaint) => `complaint-${id}`

export const complaintReceived = mailKind({
  about,
  texts: complaintTexts,
  load,
  compose: (complaint, { texts, ...envelope }) => {
    const { language } = envelope.mail
    const { email, phone } = envelope.sender.company
    const number = complaintNumber(complaint.id)
    const { photos } = complaint
    return factsLetter(envelope, {
      topic: topicOf(complaint),
      name: complaint.name,
      subject: texts.received.subject(number),
      lead: texts.received.lead,
      facts: [
        [texts.number, number],
        [texts.receivedAt, momentText(complaint.receivedAt, language)],
        [texts.order, oneLine(complaint.orderText)],
        [texts.basis, texts.bases[complaint.basis]],
        [texts.demand, texts.demands[complaint.demand]],
        [texts.text, complaint.text],
        ...(photos.length > 0 ? [[texts.photos, String(photos.length)] satisfies Fact] : []),
        [texts.name, oneLine(complaint.name)],
      ],
      notes: [
        [texts.next, texts.nextTerms(dayText(complaint.answerDue, language))],
        [texts.questions, `${email}, ${phone}`],
      ],
      link: [texts.seeReturns, '/returns'],
      footer: texts.whyThisMail,
    })
  },
})

export const complaintAnswered = mailKind({
  about,
  texts: complaintTexts,
  load,
  compose: (complaint, { texts: { answered, ...texts }, ...envelope }) => {
    const { email, phone, legalName } = envelope.sender.company
    const number = complaintNumber(complaint.id)
    const { decision, answer, remedy, reduction, settlement, isRepaired, deliveredAt } = complaint
    if (decision === null || answer === null)
      throw new Error('mail: the complaint of an answer mail has no answer')
    const until = deliveredAt && dayText(liabilityEnd(deliveredAt, { isRepaired }), envelope.mail.language)
    return factsLetter(envelope, {
      topic: topicOf(complaint),
      name: complaint.name,
      subject: answered.subject(number),
      lead: answered.lead[decision],
      facts: [
        [texts.number, number],
        [texts.order, oneLine(complaint.orderText)],
        ...(remedy ? [[answered.remedy, texts.demands[remedy]] satisfies Fact] : []),
        ...(reduction === null
          ? []
          : [[answered.reduction, priceText(reduction, envelope.mail.language)] satisfies Fact]),
        [answered.answer, answer],
      ],
      notes: [
        ...(settlement
          ? [[answered.settlement, answered.settlements[settlement](legalName)] satisfies Fact]
          : []),
        ...(isRepaired ? [[answered.repaired, answered.repairedUntil(until)] satisfies Fact] : []),
        [texts.questions, `${email}, ${phone}`],
      ],
      link: [texts.seeReturns, '/returns'],
      footer: texts.whyThisMail,
    })
  },
})

/** To the seller, who has it in Polish; nothing of the person is in it. */
export const complaintDue = mailKind({
  about,
  texts: complaintTexts,
  load,
  compose: (complaint, { texts: { due, ...texts }, ...envelope }) => {
    const { language, createdAt } = envelope.mail
    const number = complaintNumber(complaint.id)
    const daysLeft = daysBetween(dayInWarsaw(createdAt), complaint.answerDue)
    return factsLetter(envelope, {
      topic: topicOf(complaint),
      name: envelope.sender.company.legalName,
      subject: due.subject(number, daysLeft),
      lead: due.lead(daysLeft),
      facts: [
        [texts.number, number],
        [due.until(daysLeft), dayText(complaint.answerDue, language)],
      ],
      notes: [],
      link: [due.open, `/admin/complaints/${complaint.id}`],
      footer: due.whyThisMail,
    })
  },
})
