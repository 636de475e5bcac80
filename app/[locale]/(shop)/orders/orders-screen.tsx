'use client'

import { useTranslations } from 'next-intl'
import { OrderListFilter } from '@/components/order-list/order-list-filter'
import { statusBadges } from '@/components/order-status/status-badge'
import { OrdersView } from '@/components/orders/orders-view'

/** One's own orders, under the filter that staff's list has as well. */
export function OrdersScreen() {
  const t = useTranslations('orders')
  const labels = { search: t('search'), searchHint: t('search_hint'), status: t('status_filter') }
  return <OrdersView filter={<OrderListFilter labels={labels} />} renderStatus={statusBadges} />
}
