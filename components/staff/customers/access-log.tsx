import { useFormatter, useTranslations } from 'next-intl'
import type { StaffCustomer } from '@/lib/customers/customer-requests'
import { Person } from '../parts/person'

/** Who of staff did what with the data of the person. */
export function AccessLog({ customer: { access, people } }: { customer: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  const format = useFormatter()
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{t('access')}</summary>
      <ul className="flex flex-col gap-1 text-sm">
        {access.map(({ id, event, who, at }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="figures">
              {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <Person uid={who} name={people[who]} />
            <span>{t(`events.${event}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
