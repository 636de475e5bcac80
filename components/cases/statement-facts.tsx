import type { WithdrawalStatement } from '@bieznik/contract/care/withdrawal'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AccountNumber } from '@/components/order/account-number'
import { ContentText } from '@/components/ui/content-text'
import { Fact, Facts } from '@/components/ui/facts'

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
    <Facts>
      {children}
      <Fact term={t('statement')}>{t('words')}</Fact>
      <Fact term={t('order')}>{order}</Fact>
      <Fact term={t('goods')}>{lines === null ? t('whole_order') : <Lines lines={lines} />}</Fact>
      <Fact term={t('name')}>{name}</Fact>
      <Fact term={t('email')}>{email}</Fact>
      {account !== undefined && (
        <Fact term={t('account')}>
          <AccountNumber account={account} />
        </Fact>
      )}
      {after}
    </Facts>
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
