'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { OrderListFilter } from '@/components/order/order-list-filter'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { orderListOf } from '@/lib/orders/order-list-state'
import { ownOrdersQuery } from '@/lib/orders/order-queries'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import { OrderDialog } from './order-dialog'
import { OrderPlaced } from './order-placed'
import { OrdersPage } from './orders-page'
import { useOpenOrder } from './use-open-order'

/** One's own orders, newest first. What is searched for, the page and the order that is open stand in the address. */
export function OrdersView() {
  const t = useTranslations('orders')
  const auth = useAuth()
  if (auth.status !== 'signed-in') return <Loading>{t('loading')}</Loading>
  return <PersonsOrders uid={auth.person.uid} isGuest={auth.person.isGuest} />
}

function PersonsOrders({ uid, isGuest }: { uid: string; isGuest: boolean }) {
  const { openId, open, close } = useOpenOrder()
  return (
    <div className="flex flex-col gap-4">
      <OrderPlaced uid={uid} isGuest={isGuest} />
      <OrderList uid={uid} onOpen={open} />
      {openId !== null && <OrderDialog uid={uid} orderId={openId} onClose={close} />}
    </div>
  )
}

function OrderList({ uid, onOpen }: { uid: string; onOpen: (id: number) => void }) {
  const t = useTranslations('orders')
  const list = orderListOf(useDeferredValue(useQueryState()))
  const { data, isPending, isError, refetch } = useQuery(ownOrdersQuery(uid, list))
  const isFiltered = list.status !== undefined || list.search !== undefined || list.page > 1

  if (isPending) return <Loading>{t('loading')}</Loading>
  if (isError && !data)
    return (
      <EmptyState
        role="alert"
        title={t('failed_load')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  if (data.total === 0 && !isFiltered)
    return (
      <EmptyState title={t('empty')} action={<LinkButton href="/tires">{t('to_catalogue')}</LinkButton>} />
    )
  return (
    <>
      <OrderListFilter
        labels={{ search: t('search'), searchHint: t('search_hint'), status: t('status_filter') }}
      />
      <p role="status" className="text-sm text-quiet">
        {t('found', { count: data.total })}
      </p>
      {data.orders.length === 0 ? (
        <EmptyState title={t('no_match')} action={<Button onClick={showAll}>{t('reset')}</Button>} />
      ) : (
        <OrdersPage {...data} page={list.page} onOpen={onOpen} />
      )}
    </>
  )
}

function showAll(): void {
  changeQueryState('replace', { search: null, status: null, page: null })
}
