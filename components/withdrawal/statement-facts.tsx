import type { WithdrawalStatement } from '@bieznik/contract/care/withdrawal'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AccountNumber } from '@/components/order/account-number'
import { ContentText } from '@/components/ui/content-text'

interface FactsProps {
  statement: WithdrawalStatement
  /** Facts before those of the statement. */
  children?: ReactNode
  after?: ReactNode
}

/** The statement as it is sent. */
export function StatementFacts({ statement, children, after }: FactsProps) {
  const t = useTranslations('withdrawal')
  const { name, email, order, lines, account } = statement
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[12rem_1fr] sm:gap-y-2">
      {children}
      <StatementFact term={t('statement')}>{t('words')}</StatementFact>
      <StatementFact term={t('order')}>{order}</StatementFact>
      <StatementFact term={t('goods')}>
        {lines === null ? t('whole_order') : <Lines lines={lines} />}
      </StatementFact>
      <StatementFact term={t('name')}>{name}</StatementFact>
      <StatementFact term={t('email')}>{email}</StatementFact>
      {account !== undefined && (
        <StatementFact term={t('account')}>
          <AccountNumber account={account} />
        </StatementFact>
      )}
      {after}
    </dl>
  )
}

export function StatementFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="mt-3 text-quiet sm:mt-0">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: NonNullable<WithdrawalStatement['lines']> }) {
  const t = useTranslations('withdrawal')
  return (
    <ul>
      {lines.map(({ title, pieces }, index) => (
        <li key={index}>
          {pieces !== null && <span className="figures">{`${t('pieces_count', { count: pieces })} `}</span>}
          <span>
            <ContentText>{title}</ContentText>
          </span>
        </li>
      ))}
    </ul>
  )
}
