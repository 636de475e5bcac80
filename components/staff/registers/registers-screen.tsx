'use client'

import type { RegisterPeriod, AccountingRegisters } from '@bieznik/contract/money/registers'
import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { nameOfPeriod } from '@/lib/registers/name-of-period'
import { registersQuery } from '@/lib/registers/register-queries'
import { registerPeriodOf, shownPeriodOf } from '@/lib/registers/shown-period'
import { useQueryState } from '@/lib/url-state'
import { LoadFailure } from '../parts/load-failure'
import { Agreement } from './agreement'
import { DocumentTable } from './document-table'
import { MoneyTable } from './money-table'
import { PeriodChoice } from './period-choice'
import { RegisterDownloads } from './register-downloads'
import { TaxFiles } from './tax-files'
import { useStaffQuery } from '../parts/use-staff-query'
import { TextLink } from '@/components/ui/text-link'

/** What an accountant takes from a period: totals, whether they agree, and the files. `today`: in Warsaw. */
export function RegistersScreen({ today }: { today: string }) {
  const t = useTranslations('admin_books')
  const shown = shownPeriodOf(useQueryState(), today)
  const period = registerPeriodOf(shown)
  return (
    <div className="flex flex-col gap-6">
      <PeriodChoice shown={shown} today={today} />
      {period === null ? (
        <p role="alert">{t('no_period')}</p>
      ) : (
        <Totals key={nameOfPeriod(period)} period={period} />
      )}
    </div>
  )
}

function Totals({ period }: { period: RegisterPeriod }) {
  const t = useTranslations('admin_books')
  const { data, error, refetch } = useStaffQuery(registersQuery(period))
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <RegisterDownloads period={period} />
      <TaxFiles period={period} books={data} />
      <DocumentTable books={data} />
      <Agreement books={data} />
      <OpenMatters open={data.open} />
      <MoneyTable books={data} />
      <p className="max-w-prose text-sm text-quiet">{t('what_counts')}</p>
    </>
  )
}

/** What has to be put right before the period is closed. */
function OpenMatters({ open }: Pick<AccountingRegisters, 'open'>) {
  const t = useTranslations('admin_books')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="books-open" className="flex flex-col gap-2">
      <h2 id="books-open" className="text-lg font-semibold">
        {t('open')}
      </h2>
      <ul>
        {open.map(({ orderId, matter }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-2">
            <TextLink href={`/admin/order/${orderId}`} prefetch={false} className="inline-block py-2">
              {t('order', { id: String(orderId) })}
            </TextLink>
            <span>{t(`matters.${matter}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
