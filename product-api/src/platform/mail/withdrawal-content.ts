import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { addressLine, type Company } from '@bieznik/contract/platform/company'
import type { Language } from '@bieznik/contract/selling/order'
import { accountInGroups } from '@bieznik/contract/money/transfer-title'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import type { withdrawals } from '../db/schema/withdrawals.ts'
import type { FactsContent } from './facts-content.ts'
import { pageUrl, sellerLines } from './mail-content.ts'
import { mailTexts } from './texts/all-languages.ts'
import { dayText, momentText } from './mail-dates.ts'
import type { QueuedMail } from './outbox.queries.ts'
import { en } from './texts/withdrawal-en.ts'
import { pl } from './texts/withdrawal-pl.ts'
import { ru } from './texts/withdrawal-ru.ts'
import type { WithdrawalTexts } from './texts/withdrawal-texts.ts'

export const withdrawalTexts: Record<Language, WithdrawalTexts> = { pl, en, ru }

type Withdrawal = typeof withdrawals.$inferSelect

function goodsText({ lines }: Withdrawal, { wholeOrder, pieces }: WithdrawalTexts): string {
  if (!lines) return wholeOrder
  return lines
    .map((line) =>
      line.pieces === null ? oneLine(line.title) : `${oneLine(line.title)}: ${pieces(line.pieces)}`,
    )
    .join('; ')
}

/** In full, to be checked by the person who stated it. */
const accountFact = ({ account }: Withdrawal, texts: WithdrawalTexts): FactsContent['facts'] =>
  account === null ? [] : [[texts.account, accountInGroups(account)]]

const accountEnd = ({ account }: Withdrawal, texts: WithdrawalTexts): FactsContent['facts'] =>
  account === null ? [] : [[texts.account, `… ${account.slice(-4)}`]]

/** What every mail about a withdrawal has at its end. */
type Ending = 'link' | 'seller'

function acknowledgementOf(
  withdrawal: Withdrawal,
  language: Language,
  { returnAddress, returnCost, email, phone }: Company,
): Omit<FactsContent, Ending> {
  const texts = withdrawalTexts[language]
  const number = withdrawalNumber(withdrawal.id)
  return {
    language,
    subject: texts.received.subject(number),
    lead: texts.received.lead,
    facts: [
      [texts.number, number],
      [texts.receivedAt, momentText(withdrawal.receivedAt, language)],
      [texts.statement, texts.words],
      [texts.order, oneLine(withdrawal.orderText)],
      [texts.goods, goodsText(withdrawal, texts)],
      [texts.name, oneLine(withdrawal.name)],
      [texts.email, withdrawal.email ?? ''],
      ...accountFact(withdrawal, texts),
    ],
    notes: [
      [texts.sendBack, texts.sendBackTerms(`Bieżnik, ${addressLine(returnAddress)}`)],
      [texts.cost, texts.costTerms(returnCost)],
      [texts.refund, texts.refundTerms(dayText(withdrawal.refundDue, language))],
      [texts.questions, `${email}, ${phone}`],
    ],
    footer: texts.received.whyThisMail,
  }
}

/**
 * Names no one: the address of the order may be that of somebody else. Of an account it has the end, by which the buyer sees whether it is
 * the own one.
 */
function noticeOf(
  withdrawal: Withdrawal,
  orderId: number,
  language: Language,
  { email, phone }: Company,
): Omit<FactsContent, Ending> {
  const texts = withdrawalTexts[language]
  const number = withdrawalNumber(withdrawal.id)
  return {
    language,
    subject: texts.notice.subject(orderId),
    lead: texts.notice.lead,
    facts: [
      [texts.number, number],
      [texts.receivedAt, momentText(withdrawal.receivedAt, language)],
      [texts.order, String(orderId)],
      ...accountEnd(withdrawal, texts),
    ],
    notes: [[texts.notice.notYou, `${email}, ${phone}`]],
    footer: texts.notice.whyThisMail,
  }
}

export function withdrawalContentOf(
  { kind, language, orderId }: Pick<QueuedMail, 'kind' | 'language' | 'orderId'>,
  withdrawal: Withdrawal,
  { siteUrl, company }: { siteUrl: string; company: Company },
): FactsContent {
  const { seeReturns } = withdrawalTexts[language]
  const told =
    kind === 'withdrawal_notice' && orderId !== null
      ? noticeOf(withdrawal, orderId, language, company)
      : acknowledgementOf(withdrawal, language, company)
  return {
    ...told,
    link: [seeReturns, pageUrl('/returns', siteUrl, language)],
    seller: sellerLines(mailTexts[language], company),
  }
}
