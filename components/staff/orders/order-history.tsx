import { useFormatter, useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/order/status-badge'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Fold } from '../parts/fold'
import { Person } from '../parts/person'

/** Who changed what, when; oldest first. */
export function OrderHistory({
  order: { history, people },
}: {
  order: Pick<StaffOrder, 'history' | 'people'>
}) {
  const t = useTranslations('admin')
  const format = useFormatter()
  return (
    <Fold id="history" title={t('history')} count={history.length}>
      <ol className="flex flex-col gap-2">
        {history.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center gap-3">
            <time dateTime={change.changedAt} className="figures">
              {format.dateTime(new Date(change.changedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <StatusBadge status={change.to} />
            {change.from === null && <span>{t('history_placed')}</span>}
            <Person uid={change.changedBy} name={people[change.changedBy]} />
          </li>
        ))}
      </ol>
    </Fold>
  )
}
