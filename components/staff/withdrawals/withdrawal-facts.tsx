import { languageName } from '@bieznik/contract/language'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AccountNumber } from '@/components/order/account-number'
import { CopyValue } from '@/components/ui/copy-value'
import { ContentText } from '@/components/ui/content-text'
import { textLinkClass } from '@/components/ui/text-link'
import type { StaffWithdrawal } from '@/lib/withdrawal/withdrawal-requests'
import { LateBadge, RefundDays, WithdrawalStatusBadge } from './withdrawal-marks'

/** What was stated, and until when what has to be done. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('admin_withdrawals')
  const locale = useLocale()
  const { name, email, account, order, channel, language, status } = withdrawal
  return (
    <dl className="grid content-start gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
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
      <Fact term={t('name')}>{name}</Fact>
      <Fact term={t('email')}>
        {email === null ? (
          <span>{t('no_email')}</span>
        ) : (
          <a href={`mailto:${email}`} className={textLinkClass}>
            {email}
          </a>
        )}
      </Fact>
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
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

function Moment({ at }: { at: string }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="figures">
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
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
