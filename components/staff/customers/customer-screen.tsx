'use client'

import { useTranslations, useFormatter } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { customerQuery } from '@/lib/customers/customer-queries'
import { changeQueryState } from '@/lib/url-state'
import { LoadFailure } from '../parts/load-failure'
import { Alike } from './alike'
import { ContactFacts } from './contact-facts'
import { CopyButton } from './copy-button'
import { EraseCustomer } from './erase-customer'
import { CustomerLists } from './customer-lists'
import { CustomerNotes } from './customer-notes'
import { useStaffQuery } from '../parts/use-staff-query'
import type { StaffCustomer } from '@/lib/customers/customer-requests'
import { Person } from '../parts/person'

/** All that the shop has of a person, and what staff do for them. */
export function CustomerScreen({ uid }: { uid: string }) {
  const t = useTranslations('admin_customers')
  const { data, error, refetch } = useStaffQuery(customerQuery(uid))
  return (
    <div className="flex flex-col items-stretch gap-6">
      <div>
        <Button variant="secondary" onClick={() => changeQueryState('push', { uid: null })}>
          {t('back')}
        </Button>
      </div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <h2 className="text-xl font-semibold wrap-anywhere">
            {data.contact?.name ?? (data.account?.email || t('nameless'))}
          </h2>
          <ContactFacts customer={data} />
          <Alike customer={data} />
          <CustomerLists customer={data} />
          <CustomerNotes customer={data} />
          <AccessLog customer={data} />
          <section aria-labelledby="customer-data" className="flex flex-col gap-2">
            <h3 id="customer-data" className="font-semibold">
              {t('data')}
            </h3>
            <p className="max-w-prose text-sm text-quiet">{t('data_hint')}</p>
            <div className="flex flex-wrap gap-3">
              <CopyButton uid={uid} />
              <EraseCustomer customer={data} />
            </div>
          </section>
        </>
      )}
    </div>
  )
}

/** Who of staff did what with the data of the person. */
function AccessLog({ customer: { access, people } }: { customer: StaffCustomer }) {
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
