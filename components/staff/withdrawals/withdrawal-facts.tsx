import { languageName } from '@bieznik/contract/language'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { AccountNumber } from '@/components/order/account-number'
import { CopyValue } from '@/components/ui/copy-value'
import { ContentText } from '@/components/ui/content-text'
import type { StaffWithdrawal } from '@/lib/withdrawal/withdrawal-requests'
import { Fact, Facts } from '@/components/ui/facts'
import { SenderFacts } from '../cases/sender-facts'
import { Moment } from '../parts/moment'
import { LateBadge, RefundDays, WithdrawalStatusBadge } from './withdrawal-marks'

/** What was stated, and until when what has to be done. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('admin_withdrawals')
  const locale = useLocale()
  const { name, email, account, order, channel, language, status } = withdrawal
  return (
    <Facts>
      <Fact term={t('status')}>
        <WithdrawalStatusBadge status={status} />
      </Fact>
      <Fact term={t('refund')}>
        <RefundDays withdrawal={withdrawal} />
      </Fact>
      <Fact term={t('period')}>
        <Period withdrawal={withdrawal} />
      </Fact>
      <Fact term={t('received_at')}>
        <Moment at={withdrawal.receivedAt} /> <span className="text-quiet">{t(`channels.${channel}`)}</span>
      </Fact>
      <Fact term={t('acknowledged')}>
        <Acknowledged withdrawal={withdrawal} />
      </Fact>
      <SenderFacts name={name} email={email} />
      <Fact term={t('account')}>
        {account === null ? (
          <span>{t('no_account')}</span>
        ) : (
          <>
            <AccountNumber account={account} /> <CopyValue name={t('account')} value={account} />
          </>
        )}
      </Fact>
      <Fact term={t('language')}>{languageName(language, locale)}</Fact>
      <Fact term={t('order_text')}>{order}</Fact>
      <Fact term={t('goods')}>
        <Goods withdrawal={withdrawal} />
      </Fact>
    </Facts>
  )
}

function Period({ withdrawal: { lastDay, isLate } }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('admin_withdrawals')
  const format = useFormatter()
  if (lastDay === null) return <span>{t('period_unknown')}</span>
  const day = format.dateTime(new Date(lastDay), { dateStyle: 'medium' })
  if (!isLate) return <span>{t('in_time', { day })}</span>
  return (
    <>
      <LateBadge withdrawal={{ isLate }} /> <span>{t('late_hint', { day })}</span>
    </>
  )
}

function Acknowledged({ withdrawal: { email, acknowledgedAt } }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('admin_withdrawals')
  if (acknowledgedAt !== null) return <Moment at={acknowledgedAt} />
  return <span>{t(email === null ? 'no_email' : 'not_acknowledged')}</span>
}

/** As the person has them: titles of their order, or their own words. */
function Goods({ withdrawal: { lines, language } }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('admin_withdrawals')
  if (lines === null) return <span>{t('whole_order')}</span>
  return (
    <ul>
      {lines.map(({ title, pieces }, index) => (
        <li key={index}>
          {pieces !== null && <span className="figures">{`${t('pieces_count', { count: pieces })} `}</span>}
          <span>
            <ContentText lang={language}>{title}</ContentText>
          </span>
        </li>
      ))}
    </ul>
  )
}
