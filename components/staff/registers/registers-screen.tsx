'use client'

import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { registersQuery } from '@/lib/registers/register-queries'
import { registerPeriodOf, shownPeriodOf } from '@/lib/registers/shown-period'
import { useQueryState } from '@/lib/url-state'
import { LoadFailure } from '../parts/load-failure'
import { Agreement } from './agreement'
import { DocumentTable } from './document-table'
import { MoneyTable } from './money-table'
import { OpenMatters } from './open-matters'
import { PeriodChoice } from './period-choice'
import { RegisterDownloads } from './register-downloads'
import { useStaffQuery } from '../parts/use-staff-query'

/** What an accountant takes from a period: totals, whether they agree, and the files. `today`: in Warsaw. */
export function RegistersScreen({ today }: { today: string }) {
  const t = useTranslations('admin_books')
  const shown = shownPeriodOf(useQueryState(), today)
  const period = registerPeriodOf(shown)
  return (
    <div className="flex flex-col gap-6">
      <PeriodChoice shown={shown} today={today} />
      {period === null ? <p role="alert">{t('no_period')}</p> : <Totals period={period} />}
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
      <DocumentTable books={data} />
      <Agreement books={data} />
      <OpenMatters open={data.open} />
      <MoneyTable books={data} />
      <p className="max-w-prose text-sm text-quiet">{t('what_counts')}</p>
    </>
  )
}
