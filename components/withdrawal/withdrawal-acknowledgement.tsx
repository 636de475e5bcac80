import { addressLine, type Company } from '@bieznik/contract/platform/company'
import type { AcceptedWithdrawal, WithdrawalStatement } from '@bieznik/contract/care/withdrawal'
import { refundDueDay } from '@bieznik/contract/care/withdrawal-period'
import { CircleCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { Unbroken } from '@/components/ui/unbroken'
import { StatementFact, StatementFacts } from './statement-facts'

interface AcknowledgementProps {
  statement: WithdrawalStatement
  accepted: AcceptedWithdrawal
  company: Company
}

/** The third step: number, date and time of what was received, and what happens next. */
export function WithdrawalAcknowledgement({ statement, accepted, company }: AcknowledgementProps) {
  const t = useTranslations('withdrawal')
  const format = useFormatter()
  const { number, receivedAt } = accepted
  const received = format.dateTime(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('received_title')}</h1>
        <p role="status" className="flex items-start gap-3 text-lg">
          <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-green" />
          <span>
            <Unbroken>{t('received_lead', { number, email: statement.email })}</Unbroken>
          </span>
        </p>
      </header>
      <Card aria-label={t('received_title')} className="max-w-2xl">
        <StatementFacts statement={statement}>
          <StatementFact term={t('number')}>
            <strong className="figures">{number}</strong>
          </StatementFact>
          <StatementFact term={t('received_at')}>
            <time dateTime={receivedAt}>{received}</time>
          </StatementFact>
        </StatementFacts>
      </Card>
      <WhatHappensNext
        due={refundDueDay(new Date(receivedAt))}
        hasAccount={statement.account !== undefined}
        company={company}
      />
    </>
  )
}

interface WhatHappensNextProps {
  /** The day by which the money goes back. */
  due: string
  /** An account was given. It is used only for money that was paid at the delivery. */
  hasAccount: boolean
  company: Company
}

function WhatHappensNext({ due, hasAccount, company }: WhatHappensNextProps) {
  const t = useTranslations('withdrawal')
  const format = useFormatter()
  const day = format.dateTime(new Date(`${due}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <section aria-labelledby="next" className="flex max-w-prose flex-col gap-3">
      <h2 id="next" className="text-xl font-semibold">
        {t('next_title')}
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        <li>
          <Unbroken>{t('next_send', { address: `Bieżnik, ${addressLine(company.returnAddress)}` })}</Unbroken>
        </li>
        <li>{t('next_cost', { zloty: company.returnCost })}</li>
        <li>{t('next_refund', { day })}</li>
        <li>{t(hasAccount ? 'next_to_account' : 'next_account')}</li>
      </ul>
      <p>
        <TextLink href="/returns">{t('see_returns')}</TextLink>
      </p>
    </section>
  )
}
