import { useFormatter, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { StaffWithdrawal } from '@/lib/withdrawal/withdrawal-requests'
import { WithdrawalStatusBadge } from './withdrawal-marks'

interface WithdrawalHistoryProps {
  withdrawal: Pick<StaffWithdrawal, 'history' | 'people'>
}

/** Who changed what, when; oldest first. */
export function WithdrawalHistory({ withdrawal: { history, people } }: WithdrawalHistoryProps) {
  const t = useTranslations('admin_withdrawals')
  const format = useFormatter()
  return (
    <Card aria-labelledby="history">
      <h2 id="history" className="mb-3 font-semibold">
        {t('history')}
      </h2>
      <ol className="flex flex-col gap-2 text-sm">
        {history.map(({ id, to, changedBy, changedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <time dateTime={changedAt} className="figures">
              {format.dateTime(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <WithdrawalStatusBadge status={to} />
            <span className="wrap-anywhere">
              {changedBy === null ? t('by_person') : (people[changedBy] ?? changedBy)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
