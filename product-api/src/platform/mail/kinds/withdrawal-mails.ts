import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { addressLine } from '@bieznik/contract/platform/company'
import type { Language } from '@bieznik/contract/selling/order'
import { accountInGroups } from '@bieznik/contract/money/transfer-title'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../db/client.ts'
import { withdrawals } from '../../db/schema/withdrawals.ts'
import { factsLetter } from '../facts-letter.ts'
import { dayText, momentText } from '../mail-dates.ts'
import { mailKind } from '../mail-kind.ts'
import type { Fact } from '../fact.ts'
import { en } from '../texts/withdrawal-en.ts'
import { pl } from '../texts/withdrawal-pl.ts'
import { ru } from '../texts/withdrawal-ru.ts'
import type { WithdrawalTexts } from '../texts/withdrawal-texts.ts'

export const withdrawalTexts: Record<Language, WithdrawalTexts> = { pl, en, ru }

type Withdrawal = typeof withdrawals.$inferSelect

async function load(db: Queryable, { withdrawalId }: { withdrawalId: number }): Promise<Withdrawal> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId))
  if (!withdrawal) throw new Error('mail: the withdrawal of a queued mail does not exist')
  return withdrawal
}

function goodsText({ lines }: Withdrawal, { wholeOrder, pieces }: WithdrawalTexts): string {
  if (!lines) return wholeOrder
  return lines
    .map((line) =>
      line.pieces === null ? oneLine(line.title) : `${oneLine(line.title)}: ${pieces(line.pieces)}`,
    )
    .join('; ')
}

const accountFact = ({ account }: Withdrawal, label: string, textOf: (account: string) => string): Fact[] =>
  account === null ? [] : [[label, textOf(account)]]

const topicOf = ({ id }: Withdrawal) => `withdrawal-${id}`

/** The acknowledgement, with all of the statement, to be checked by the person who stated it. */
export const withdrawalReceived = mailKind({
  about: z.object({ withdrawalId: z.int() }),
  texts: withdrawalTexts,
  load,
  compose: (withdrawal, { texts, ...envelope }) => {
    const { language } = envelope.mail
    const { returnAddress, returnCost, email, phone } = envelope.sender.company
    const number = withdrawalNumber(withdrawal.id)
    return factsLetter(envelope, {
      topic: topicOf(withdrawal),
      name: withdrawal.name,
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
        ...accountFact(withdrawal, texts.account, accountInGroups),
      ],
      notes: [
        [texts.sendBack, texts.sendBackTerms(`Bieżnik, ${addressLine(returnAddress)}`)],
        [texts.cost, texts.costTerms(returnCost)],
        [texts.refund, texts.refundTerms(dayText(withdrawal.refundDue, language))],
        [texts.questions, `${email}, ${phone}`],
      ],
      link: [texts.seeReturns, '/returns'],
      footer: texts.received.whyThisMail,
    })
  },
})

/**
 * To the address of the order, when the statement came from another one. Names no one: the address of the order may be that of somebody
 * else. Of an account it has the end, by which the buyer sees whether it is the own one.
 */
export const withdrawalNotice = mailKind({
  about: z.object({ withdrawalId: z.int(), orderId: z.int() }),
  texts: withdrawalTexts,
  load,
  compose: (withdrawal, { texts, about: { orderId }, ...envelope }) => {
    const { email, phone } = envelope.sender.company
    return factsLetter(envelope, {
      topic: topicOf(withdrawal),
      name: '',
      subject: texts.notice.subject(orderId),
      lead: texts.notice.lead,
      facts: [
        [texts.number, withdrawalNumber(withdrawal.id)],
        [texts.receivedAt, momentText(withdrawal.receivedAt, envelope.mail.language)],
        [texts.order, String(orderId)],
        ...accountFact(withdrawal, texts.account, (account) => `… ${account.slice(-4)}`),
      ],
      notes: [[texts.notice.notYou, `${email}, ${phone}`]],
      link: [texts.seeReturns, '/returns'],
      footer: texts.notice.whyThisMail,
    })
  },
})
