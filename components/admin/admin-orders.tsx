'use client'

import type { OrderStatus } from '@bieznik/contract/order-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { allOrdersQuery } from '@/lib/orders/order-queries'
import { AdminOrdersFilter } from './admin-orders-filter'
import { AdminOrdersTable } from './admin-orders-table'
import { LoadFailure } from './load-failure'
import type { RenderStatus } from './render-status'

/** Everyone's orders; the table filters as one types. */
export function AdminOrders({ renderStatus }: { renderStatus: RenderStatus }) {
  const t = useTranslations('admin')
  const auth = useAuth()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<OrderStatus | undefined>()
  const text = useDeferredValue(search.trim())
  const query = allOrdersQuery({ page: 1, search: text || undefined, status })
  const { data, isPending, error, refetch } = useQuery({ ...query, enabled: auth.status === 'signed-in' })

  return (
    <div className="flex flex-col gap-4">
      <AdminOrdersFilter search={search} onSearch={setSearch} status={status} onStatus={setStatus} />
      {isPending && !error && <Loading>{t('loading')}</Loading>}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p role="status" className="text-sm text-quiet">
            {t('found', { count: data.total })}
          </p>
          {data.orders.length === 0 ? (
            <EmptyState title={t('empty')} />
          ) : (
            <AdminOrdersTable orders={data.orders} renderStatus={renderStatus} />
          )}
        </>
      )}
    </div>
  )
}
