'use client'

import { useTranslations } from 'next-intl'
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
import { AccessLog } from './access-log'
import { useStaffQuery } from '../parts/use-staff-query'

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
