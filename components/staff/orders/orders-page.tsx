'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { useIsWide } from '@/components/ui/use-is-wide'
import { ORDERS_PAGE_SIZE } from '@/lib/orders/order-requests'
import { noOrderFilter, type StaffOrderList } from '@/lib/orders/staff-order-list'
import { changeQueryState, queryWith } from '@/lib/url-state'
import { AdminOrderCards } from './order-cards'
import { AdminOrdersTable } from './orders-table'
import { BulkBar } from './bulk-bar'
import { OrderPanel } from './order-panel'
import { RefusedOrders } from '../parts/refused-orders'
import { useChangeStatuses } from './use-change-statuses'
import { useOpenOrder } from './use-open-order'
import { useOrderKeys } from './use-order-keys'
import { useSelection } from './use-selection'

interface AdminOrdersPageProps extends StaffOrderList {
  page: number
}

/** A page of orders: where there is room a table, with the open order beside it, else cards. */
export function AdminOrdersPage({ orders, people, total, page }: AdminOrdersPageProps) {
  const t = useTranslations()
  const isWide = useIsWide()
  const opened = useOpenOrder(orders)
  const within = useOrderKeys(opened)
  const { changeAll, isPending, refused, dismissRefused } = useChangeStatuses()
  const selection = useSelection(orders)
  const isBeside = isWide && opened.id !== null
  return (
    <div
      ref={within}
      tabIndex={-1}
      className={clsx('grid gap-3 outline-none', isBeside && 'grid-cols-[minmax(0,1fr)_27rem]')}
    >
      <div className="flex min-w-0 flex-col gap-2">
        <RefusedOrders
          refused={refused}
          title={t('admin_orders.refused', { count: refused.length })}
          textOf={(code) => t(`errors.${code}`)}
          onDismiss={dismissRefused}
        />
        {orders.length === 0 && <NoOrders />}
        {orders.length > 0 && isWide && (
          <AdminOrdersTable orders={orders} people={people} selection={selection} openId={opened.id} />
        )}
        {orders.length > 0 && !isWide && (
          <AdminOrderCards orders={orders} people={people} selection={selection} />
        )}
        <BulkBar
          selection={selection}
          isPending={isPending}
          onChange={(chosen, status) => void changeAll(chosen, status)}
        />
        <Pagination
          page={page}
          pageCount={Math.ceil(total / ORDERS_PAGE_SIZE)}
          hrefFor={(number) => `/admin${queryWith({ page: String(number) })}`}
          onPage={(number) => changeQueryState('push', { page: String(number) })}
        />
      </div>
      {isWide && opened.id !== null && <OrderPanel {...opened} id={opened.id} />}
    </div>
  )
}

function NoOrders() {
  const t = useTranslations('admin')
  const showAll = () => changeQueryState('replace', noOrderFilter)
  return <EmptyState title={t('empty')} action={<Button onClick={showAll}>{t('show_all')}</Button>} />
}
