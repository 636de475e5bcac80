'use client'

import type { OrderSummary } from '@bieznik/contract/people/back-office'
import { areaOfStaffPage } from '@bieznik/contract/pages'
import { mayDo } from '@bieznik/contract/people/staff'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { orderSummaryQuery } from '@/lib/orders/back-office-queries'
import { DayCharts } from '../reports/day-charts'
import { LowStock, NeedsSomebody, WaitingCases, WaitingOrders } from '../parts/waiting'
import { useStaffQuery } from '../parts/use-staff-query'

/** What is waiting for staff, in a strip above their list. */
export function AdminHome() {
  const t = useTranslations('admin_home')
  const auth = useAuth()
  const { data, isError, refetch } = useStaffQuery(orderSummaryQuery)
  const canOpen =
    auth.status === 'signed-in' && mayDo(auth.person.staffRole, areaOfStaffPage('/admin/failures'))
  return (
    <section aria-label={t('title')} className="border border-line bg-sheet">
      {isError && <Failure onRetry={() => void refetch()} />}
      {data ? <Strip summary={data} canOpen={canOpen} /> : !isError && <StripToCome />}
    </section>
  )
}

function Strip({ summary, canOpen }: { summary: OrderSummary; canOpen: boolean }) {
  const { lowStock, needsSomebody, days } = summary
  return (
    <div className="flex flex-wrap items-start max-sm:not-has-[[open]]:flex-nowrap max-sm:not-has-[[open]]:overflow-x-auto max-sm:not-has-[[open]]:whitespace-nowrap">
      <WaitingOrders summary={summary} />
      <WaitingCases summary={summary} />
      <LowStock {...lowStock} />
      <NeedsSomebody count={needsSomebody} canOpen={canOpen} />
      <DayCharts days={days} />
    </div>
  )
}

const NOTHING_YET: OrderSummary = {
  pending: 0,
  overdue: 0,
  awaited: 0,
  withdrawals: 0,
  complaints: 0,
  invoices: 0,
  lowStock: { total: 0, products: [] },
  needsSomebody: 0,
  days: [],
}

/** Keeps the strip's room, so that the list below stays where it is. */
function StripToCome() {
  return (
    <div className="relative overflow-hidden">
      <div inert className="invisible">
        <Strip summary={NOTHING_YET} canOpen={false} />
      </div>
      <Loading className="absolute inset-0" />
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-3 p-3 text-amber">
      <span>{t('admin_home.failed')}</span>
      <Button variant="secondary" onClick={onRetry}>
        {t('failure.retry')}
      </Button>
    </p>
  )
}
