import type { Order } from '@bieznik/contract/order'
import type { OrderStatus } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import { MeasuredText } from '@/components/ui/measured-text'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import { finishDate } from '@/lib/orders/finish-date'
import { OrderDialog } from './order-dialog'

/** How each status is shown; the page gives it, because staff see the same badges. */
export type RenderStatus = Record<OrderStatus, ReactNode>

interface OrdersTableProps {
  orders: readonly Order[]
  renderStatus: RenderStatus
}

export function OrdersTable({ orders, renderStatus }: OrdersTableProps) {
  const t = useTranslations('orders')
  return (
    <Table caption={t('title')}>
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
          <th scope="col">{t('address')}</th>
          <th scope="col">{t('delivery')}</th>
          <th scope="col">{t('payment')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} status={renderStatus[order.status]} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderRow({ order, status }: { order: Order; status: ReactNode }) {
  const t = useTranslations('orders')
  const delivery = useTranslations('delivery')
  const payment = useTranslations('payment')
  const finished = finishDate(order)
  return (
    <tr>
      <th scope="row" className="text-rubber!">
        <OrderDialog order={order} status={status} />
      </th>
      <td>
        <Day date={order.orderDate} />
      </td>
      <td className="min-w-64">
        <ul>
          {order.orderItems.map((item) => (
            <li key={item.id}>
              <span className="figures">{item.quantity} ×</span> <MeasuredText>{item.title}</MeasuredText>
            </li>
          ))}
        </ul>
      </td>
      <td className="text-right">
        <Price amount={order.total} />
      </td>
      <td>{status}</td>
      <td>{finished ? <Day date={finished} /> : t('none')}</td>
      <td className="min-w-48">
        {order.address}, {order.postCode} {order.city}, {order.country}
      </td>
      <td>{delivery(order.typeOfDelivery)}</td>
      <td>{payment(order.typeOfPayment)}</td>
    </tr>
  )
}
