import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'

type DaysLeftProps = Record<'daysLeft' | 'urgentDays', number> & { until: string }

/** Days until a deadline (negative: it is overdue), and the deadline. */
export function DaysLeft({ daysLeft, urgentDays, until }: DaysLeftProps) {
  const t = useTranslations('admin_withdrawals')
  const text = daysLeft < 0 ? t('overdue', { count: -daysLeft }) : t('days_left', { count: daysLeft })
  return (
    <span className={clsx(daysLeft <= urgentDays && 'font-semibold text-amber')}>
      <span>{text}</span>{' '}
      <span className="whitespace-nowrap">
        <span>{t('refund_until')}</span> <Day date={until} />
      </span>
    </span>
  )
}
