'use client'

import type { Order } from '@bieznik/contract/order'
import { Pagination } from '@/components/ui/pagination'
import { useIsWide } from '@/components/ui/use-is-wide'
import { ORDERS_PAGE_SIZE } from '@/lib/orders/order-requests'
import { changeQueryState, queryWith } from '@/lib/url-state'
import { AdminOrderCards } from './admin-order-cards'
import { AdminOrdersTable } from './admin-orders-table'

interface AdminOrdersPageProps {
  orders: readonly Order[]
  /** Of all pages. */
  total: number
  page: number
}

/** A page of orders: a table where there is room for it, else cards. */
export function AdminOrdersPage({ orders, total, page }: AdminOrdersPageProps) {
  const List = useIsWide() ? AdminOrdersTable : AdminOrderCards
  return (
    <>
      <List orders={orders} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / ORDERS_PAGE_SIZE)}
        hrefFor={(number) => `/admin${queryWith({ page: String(number) })}`}
        onPage={(number) => changeQueryState('push', { page: String(number) })}
      />
    </>
  )
}
