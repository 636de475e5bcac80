'use client'

import { isLegalEntity } from '@bieznik/contract/people/legal-entity'
import type { Order } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { OrderedItems } from '@/components/order/ordered-items'
import { StatusBadge } from '@/components/order/status-badge'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import { CaseLink } from './case-link'
import { ConfirmationLink } from './confirmation-link'
import { FinishDay, OrderAddress, OrderDelivery, WithdrawalEnd, lastDayOf } from './order-facts'
import { OrderLink } from './order-link'
import { PaidBadge } from './paid-badge'

interface OrdersTableProps {
  orders: readonly Order[]
  onOpen: (orderId: number) => void
}

export function OrdersTable({ orders, onOpen }: OrdersTableProps) {
  const t = useTranslations('orders')
  return (
    <Table caption={t('title')} className="[&_thead_th]:whitespace-normal!">
      <thead>
        <tr>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('products')}</th>
          <th scope="col" className="text-right">
            {t('total')}
          </th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('finish_date')}</th>
          <th scope="col">{t('delivery_address')}</th>
          <th scope="col">{t('delivery_method')}</th>
          <th scope="col">{t('payment')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  )
}

interface OrderRowProps {
  order: Order
  onOpen: (orderId: number) => void
}

function OrderRow({ order, onOpen }: OrderRowProps) {
  const t = useTranslations('orders')
  const payment = useTranslations('payment')
  return (
    <tr>
      <th scope="row" className="py-0!">
        <OrderLink orderId={order.id} onOpen={onOpen} />
        <br />
        <ConfirmationLink orderId={order.id} />
      </th>
      <td>
        <Day date={order.orderDate} />
      </td>
      <td className="min-w-48">
        <OrderedItems items={order.orderItems} />
        <CaseLink form="withdrawal" order={order} /> <CaseLink form="complaint" order={order} />
        {lastDayOf(order) !== null && !isLegalEntity(order.name) && (
          <p className="text-quiet">
            <span>{t('withdraw_until')}</span> <WithdrawalEnd order={order} />
          </p>
        )}
      </td>
      <td className="text-right">
        <Price amount={order.total} />
        <PaidBadge order={order} />
      </td>
      <td>
        <StatusBadge status={order.status} />
      </td>
      <td>
        <FinishDay order={order} />
      </td>
      <td className="min-w-32">
        <OrderAddress order={order} />
      </td>
      <td className="min-w-28">
        <OrderDelivery order={order} />
      </td>
      <td>{payment(order.typeOfPayment)}</td>
    </tr>
  )
}
