'use client'

import type { OrderSummary } from '@bieznik/contract/back-office'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { orderSummaryQuery } from '@/lib/orders/back-office-queries'
import { DayCharts } from './day-charts'
import { LowStock, PendingOrders, UnsentMails } from './waiting'

/** What is waiting for staff, in a strip above their list. */
export function AdminHome() {
  const t = useTranslations('admin_home')
  const auth = useAuth()
  const { data, isError, refetch } = useQuery({
    ...orderSummaryQuery(),
    enabled: auth.status === 'signed-in',
  })
  return (
    <section aria-label={t('title')} className="border border-line bg-sheet">
      {isError && <Failure onRetry={() => void refetch()} />}
      {data ? <Strip summary={data} /> : !isError && <StripToCome />}
    </section>
  )
}

function Strip({ summary: { pending, lowStock, unsentMails, days } }: { summary: OrderSummary }) {
  return (
    <div className="grid divide-line max-md:divide-y md:grid-flow-row-dense md:grid-cols-4 md:divide-x">
      <PendingOrders count={pending} />
      <LowStock {...lowStock} />
      <UnsentMails {...unsentMails} />
      <DayCharts days={days} />
    </div>
  )
}

const NOTHING_YET: OrderSummary = {
  pending: 0,
  lowStock: { total: 0, products: [] },
  unsentMails: { total: 0, mails: [] },
  days: [],
}

/** Keeps the strip's room, so that the list below stays where it is. */
function StripToCome() {
  return (
    <div className="relative">
      <div inert className="invisible">
        <Strip summary={NOTHING_YET} />
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
