'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { allOrdersQuery } from '@/lib/orders/staff-order-queries'
import { staffOrderListOf } from '@/lib/orders/staff-order-list'
import { useFreshOrders } from '@/lib/orders/use-fresh-orders'
import { useQueryState } from '@/lib/url-state'
import { AdminOrdersPage } from './orders-page'
import { BehindNotice } from '../parts/behind-notice'
import { LoadFailure } from '../parts/load-failure'
import { OrdersFilter } from './orders-filter'

/** Everyone's orders as they are now; the list filters as one types. */
export function AdminOrders() {
  const t = useTranslations('admin')
  const auth = useAuth()
  const list = staffOrderListOf(useDeferredValue(useQueryState()))
  const { isBehind } = useFreshOrders()
  const { data, error, refetch } = useQuery({
    ...allOrdersQuery(list),
    enabled: auth.status === 'signed-in',
  })

  return (
    <div className="flex flex-col gap-2">
      <OrdersFilter>
        {data && (
          <p role="status" className="ml-auto text-sm text-quiet">
            {t('found', { count: data.total })}
          </p>
        )}
      </OrdersFilter>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isBehind && data && !error && <BehindNotice />}
      {!data && !error && <Loading>{t('loading')}</Loading>}
      {data && <AdminOrdersPage {...data} page={list.page} />}
    </div>
  )
}
