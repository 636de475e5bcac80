import type { OrderWork } from '@bieznik/contract/selling/order-work'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { logDetail } from '@/lib/orders/log-detail'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { Person } from '../parts/person'

/** Notes and what was done with the order, oldest first, each with who and when. */
export function WorkLog({ log, people }: Pick<OrderWork, 'log'> & Pick<StaffOrder, 'people'>) {
  const t = useTranslations('admin_orders')
  const format = useFormatter()
  const language = useLocale()
  if (log.length === 0) return <p className="text-quiet">{t('no_notes')}</p>
  return (
    <ol aria-label={t('notes')} className="flex flex-col gap-2">
      {log.map(({ id, kind, detail, doneBy, doneAt }) => (
        <li key={id} className={kind === 'note' ? 'border-l-2 border-signal pl-2' : 'pl-2.5 text-quiet'}>
          <p className="flex flex-wrap gap-x-3">
            <time dateTime={doneAt} className="figures">
              {format.dateTime(new Date(doneAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <Person uid={doneBy} name={people[doneBy]} />
            {kind !== 'note' && (
              <span>{t(`log.${kind}`, { tag: logDetail({ kind, detail }, language) })}</span>
            )}
          </p>
          {kind === 'note' && <p className="wrap-anywhere whitespace-pre-line">{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
