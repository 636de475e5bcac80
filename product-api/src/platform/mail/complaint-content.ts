import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { dayInWarsaw, daysBetween } from '@bieznik/contract/platform/calendar-day'
import type { Company } from '@bieznik/contract/platform/company'
import { liabilityEnd } from '@bieznik/contract/care/complaint-period'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import type { Language } from '@bieznik/contract/selling/order'
import type { complaints } from '../db/schema/complaints.ts'
import type { FactsContent } from './facts-content.ts'
import { dayText, momentText } from './mail-dates.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { en } from './texts/complaint-en.ts'
import { pl } from './texts/complaint-pl.ts'
import { ru } from './texts/complaint-ru.ts'
import type { ComplaintTexts } from './texts/complaint-texts.ts'

export const complaintTexts: Record<Language, ComplaintTexts> = { pl, en, ru }

type Complaint = typeof complaints.$inferSelect & { deliveredAt: Date | null }
type Told = Pick<FactsContent, 'subject' | 'lead' | 'facts' | 'notes'>

function acknowledgementOf(complaint: Complaint, language: Language, { email, phone }: Company): Told {
  const texts = complaintTexts[language]
  const number = complaintNumber(complaint.id)
  const { photos } = complaint
  return {
    subject: texts.received.subject(number),
    lead: texts.received.lead,
    facts: [
      [texts.number, number],
      [texts.receivedAt, momentText(complaint.receivedAt, language)],
      [texts.order, oneLine(complaint.orderText)],
      [texts.basis, texts.bases[complaint.basis]],
      [texts.demand, texts.demands[complaint.demand]],
      [texts.text, complaint.text],
      ...(photos.length > 0 ? [[texts.photos, String(photos.length)] as [string, string]] : []),
      [texts.name, oneLine(complaint.name)],
    ],
    notes: [
      [texts.next, texts.nextTerms(dayText(complaint.answerDue, language))],
      [texts.questions, `${email}, ${phone}`],
    ],
  }
}

function answerOf(complaint: Complaint, language: Language, { email, phone, legalName }: Company): Told {
  const { answered, ...texts } = complaintTexts[language]
  const number = complaintNumber(complaint.id)
  const { decision, answer, remedy, settlement, isRepaired, deliveredAt } = complaint
  if (decision === null || answer === null)
    throw new Error('mail: the complaint of an answer mail has no answer')
  const until = deliveredAt && dayText(liabilityEnd(deliveredAt, { isRepaired }), language)
  return {
    subject: answered.subject(number),
    lead: answered.lead[decision],
    facts: [
      [texts.number, number],
      [texts.order, oneLine(complaint.orderText)],
      ...(remedy ? [[answered.remedy, texts.demands[remedy]] as [string, string]] : []),
      [answered.answer, answer],
    ],
    notes: [
      ...(settlement
        ? [[answered.settlement, answered.settlements[settlement](legalName)] as [string, string]]
        : []),
      ...(isRepaired ? [[answered.repaired, answered.repairedUntil(until)] as [string, string]] : []),
      [texts.questions, `${email}, ${phone}`],
    ],
  }
}

/** To the seller, who has it in Polish; nothing of the person is in it. */
function reminderOf(
  complaint: Complaint,
  queuedAt: Date,
  siteUrl: string,
): Told & Pick<FactsContent, 'link'> {
  const { due, ...texts } = complaintTexts.pl
  const number = complaintNumber(complaint.id)
  const daysLeft = daysBetween(dayInWarsaw(queuedAt), complaint.answerDue)
  return {
    subject: due.subject(number, daysLeft),
    lead: due.lead(daysLeft),
    facts: [
      [texts.number, number],
      [due.until(daysLeft), dayText(complaint.answerDue, 'pl')],
    ],
    notes: [],
    link: [due.open, pageUrl(`/admin/complaints/${complaint.id}`, siteUrl, 'pl')],
  }
}

export function complaintContentOf(
  { kind, language, createdAt }: Pick<QueuedMail, 'kind' | 'language' | 'createdAt'>,
  complaint: Complaint,
  { siteUrl, company }: { siteUrl: string; company: Company },
): FactsContent {
  const texts = complaintTexts[language]
  const seller = sellerLines(mailTexts[language], company)
  if (kind === 'complaint_due')
    return { language, ...reminderOf(complaint, createdAt, siteUrl), seller, footer: texts.due.whyThisMail }
  const told = kind === 'complaint_answered' ? answerOf : acknowledgementOf
  return {
    language,
    ...told(complaint, language, company),
    link: [texts.seeReturns, pageUrl('/returns', siteUrl, language)],
    seller,
    footer: texts.whyThisMail,
  }
}
