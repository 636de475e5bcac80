'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { Pagination } from '@/components/ui/pagination'
import { OWN_ORDERS_PAGE_SIZE } from '@/lib/orders/order-requests'
import { changeQueryState, queryWith } from '@/lib/url-state'
import { OrderCards } from './order-cards'
import { OrdersTable } from './orders-table'
import { useIsWide } from '@/components/ui/use-is-wide'

interface OrdersPageProps {
  orders: readonly Order[]
  /** Of all pages. */
  total: number
  page: number
  onOpen: (orderId: number) => void
}

/** A page of orders: a table where there is room for its columns, else cards. */
export function OrdersPage({ orders, total, page, ...shared }: OrdersPageProps) {
  const List = useIsWide() ? OrdersTable : OrderCards
  return (
    <>
      <List orders={orders} {...shared} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / OWN_ORDERS_PAGE_SIZE)}
        hrefFor={(number) => `/orders${queryWith({ page: String(number) })}`}
        onPage={(number) => changeQueryState('push', { page: String(number) })}
      />
    </>
  )
}
