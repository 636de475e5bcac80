import type { Order } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/order/status-badge'
import { DollarPrice } from '@/components/ui/dollar-price'
import { Table } from '@/components/ui/table'
import { DirectStatusForm } from './direct-status-form'
import { OrderedItems, OrderIdLink } from './order-row-parts'

export function AdminOrdersTable({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('admin')
  return (
    <Table caption={t('orders_title')} dense>
      <thead>
        <tr>
          <th scope="col">{t('id')}</th>
          <th scope="col">{t('customer')}</th>
          <th scope="col">{t('products')}</th>
          <th scope="col" className="text-right">
            {t('total')}
          </th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('change_status')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderRow({ order }: { order: Order }) {
  return (
    <tr>
      <th scope="row">
        <OrderIdLink id={order.id} />
      </th>
      <td>{order.name}</td>
      <td className="min-w-64">
        <OrderedItems items={order.orderItems} />
      </td>
      <td className="text-right">
        <DollarPrice amount={order.total} rate={order.exchangeRate} />
      </td>
      <td>
        <StatusBadge status={order.status} />
      </td>
      <td>
        <DirectStatusForm order={order} />
      </td>
    </tr>
  )
}
