'use client'

import type { ListedOrder } from '@bieznik/contract/selling/order-work'
import { useTranslations } from 'next-intl'
import { OrderedItems } from '@/components/order/ordered-items'
import { StatusBadge } from '@/components/order/status-badge'
import { DollarPrice } from '@/components/ui/dollar-price'
import type { StaffOrderList } from '@/lib/orders/staff-order-list'
import { SelectBox } from '../parts/list/select-box'
import { DirectStatusForm } from './direct-status-form'
import { OrderIdLink } from './order-row-parts'
import { DeliveryWord, OrderAge, OrderMoment, PaidWord } from './order-marks'
import type { Selection } from './use-selection'
import { WorkMarks } from './work-marks'

interface AdminOrderCardsProps {
  orders: readonly ListedOrder[]
  people: StaffOrderList['people']
  selection: Selection
}

/** The orders where there is no room for a table, as on a phone in the warehouse. */
export function AdminOrderCards({ orders, people, selection }: AdminOrderCardsProps) {
  const t = useTranslations('admin')
  const ordersT = useTranslations('admin_orders')
  return (
    <ul aria-label={t('orders_title')} className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-col gap-2 border border-line bg-sheet p-3 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h2 className="flex items-center gap-2 font-semibold">
              <SelectBox
                label={ordersT('select', { id: String(order.id) })}
                isSelected={selection.has(order.id)}
                onToggle={() => selection.toggle(order.id)}
              />
              <span className="font-normal text-quiet">{t('id')}</span> <OrderIdLink id={order.id} />
            </h2>
            <StatusBadge status={order.status} />
          </div>
          <p className="flex flex-wrap gap-x-3">
            <OrderMoment order={order} />
            <OrderAge order={order} />
          </p>
          <p className="flex flex-wrap gap-x-3 *:min-w-0">
            <span className="font-medium">{order.name}</span>
            <span className="text-quiet">{order.city}</span>
          </p>
          <WorkMarks order={order} people={people} />
          <OrderedItems items={order.orderItems} />
          <p className="flex flex-wrap gap-x-3">
            <span>
              <span className="text-quiet">{t('total')}</span>{' '}
              <DollarPrice amount={order.total} rate={order.exchangeRate} />
            </span>
            <DeliveryWord order={order} />
            <PaidWord order={order} />
          </p>
          <DirectStatusForm order={order} />
        </li>
      ))}
    </ul>
  )
}
