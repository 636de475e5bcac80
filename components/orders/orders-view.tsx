'use client'

import type { OrderStatus } from '@bieznik/contract/order-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { matchesOrder } from '@/lib/orders/order-search'
import { ownOrdersQuery } from '@/lib/orders/order-queries'
import { OrdersFilter } from './orders-filter'
import { OrdersTable, type RenderStatus } from './orders-table'

/** One's own orders, newest first. */
export function OrdersView({ renderStatus }: { renderStatus: Record<OrderStatus, ReactNode> }) {
  const t = useTranslations('orders')
  const auth = useAuth()
  if (auth.status !== 'signed-in') return <Loading>{t('loading')}</Loading>
  return <PersonsOrders uid={auth.person.uid} renderStatus={renderStatus} />
}

function PersonsOrders({ uid, renderStatus }: { uid: string; renderStatus: RenderStatus }) {
  const t = useTranslations('orders')
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<OrderStatus | null>(null)
  const text = useDeferredValue(search)
  const { data: orders, isPending, isError, refetch } = useQuery(ownOrdersQuery(uid))

  if (isPending) return <Loading>{t('loading')}</Loading>
  if (isError && !orders)
    return (
      <EmptyState
        role="alert"
        title={t('failed_load')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  if (orders.length === 0)
    return (
      <EmptyState title={t('empty')} action={<LinkButton href="/tires">{t('to_catalogue')}</LinkButton>} />
    )

  const found = orders.filter((order) => matchesOrder(order, text, status))
  return (
    <div className="flex flex-col gap-4">
      <OrdersFilter search={search} onSearch={setSearch} status={status} onStatus={setStatus} />
      {found.length === 0 ? (
        <EmptyState role="status" title={t('no_match')} />
      ) : (
        <OrdersTable orders={found} renderStatus={renderStatus} />
      )}
    </div>
  )
}
