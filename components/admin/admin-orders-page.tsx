'use client'

import type { Order } from '@bieznik/contract/order'
import { Pagination } from '@/components/ui/pagination'
import { useIsWide } from '@/components/ui/use-is-wide'
import { ORDERS_PAGE_SIZE } from '@/lib/orders/order-requests'
import { changeQueryState, queryWith } from '@/lib/url-state'
import { AdminOrderCards } from './admin-order-cards'
import { AdminOrdersTable } from './admin-orders-table'
import { BulkBar } from './orders/bulk-bar'
import { RefusedChanges } from './orders/refused-changes'
import { useChangeStatuses } from './orders/use-change-statuses'
import { useSelection } from './orders/use-selection'

interface AdminOrdersPageProps {
  orders: readonly Order[]
  /** Of all pages. */
  total: number
  page: number
}

/** A page of orders: a table where there is room for it, else cards. */
export function AdminOrdersPage({ orders, total, page }: AdminOrdersPageProps) {
  const List = useIsWide() ? AdminOrdersTable : AdminOrderCards
  const selection = useSelection(orders)
  const { changeAll, isPending, refused, dismissRefused } = useChangeStatuses()
  return (
    <>
      <RefusedChanges refused={refused} onDismiss={dismissRefused} />
      <List orders={orders} selection={selection} />
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
    </>
  )
}
