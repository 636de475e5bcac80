import { addressLine, type Company } from '@bieznik/contract/platform/company'
import type { AcceptedWithdrawal, WithdrawalStatement } from '@bieznik/contract/care/withdrawal'
import { refundDueDay } from '@bieznik/contract/care/withdrawal-period'
import { useFormatter, useTranslations } from 'next-intl'
import { Unbroken } from '@/components/ui/unbroken'
import { Acknowledgement } from './acknowledgement'
import { ReceivedFacts } from './received-facts'
import { StatementFacts } from './statement-facts'

interface AcknowledgementProps {
  statement: WithdrawalStatement
  accepted: AcceptedWithdrawal
  company: Company
}

/** The third step: number, date and time of what was received, and what happens next. */
export function WithdrawalAcknowledgement({ statement, accepted, company }: AcknowledgementProps) {
  const t = useTranslations('withdrawal')
  const format = useFormatter()
  const due = refundDueDay(new Date(accepted.receivedAt))
  const day = format.dateTime(new Date(`${due}T12:00:00Z`), { dateStyle: 'long' })
  // An account is used only for money that was paid at the delivery.
  const hasAccount = statement.account !== undefined
  const next = (
    <>
      <li>
        <Unbroken>{t('next_send', { address: `Bieżnik, ${addressLine(company.returnAddress)}` })}</Unbroken>
      </li>
      <li>{t('next_cost', { zloty: company.returnCost })}</li>
      <li>{t('next_refund', { day })}</li>
      <li>{t(hasAccount ? 'next_to_account' : 'next_account')}</li>
    </>
  )
  return (
    <Acknowledgement texts="withdrawal" number={accepted.number} email={statement.email} next={next}>
      <StatementFacts statement={statement}>
        <ReceivedFacts texts="withdrawal" accepted={accepted} />
      </StatementFacts>
    </Acknowledgement>
  )
}
