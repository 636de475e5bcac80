import type { Order } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DollarPrice } from '@/components/ui/dollar-price'
import { MeasuredText } from '@/components/ui/measured-text'
import { Table } from '@/components/ui/table'
import { Link } from '@/lib/i18n/navigation'
import type { RenderStatus } from './render-status'
import { DirectStatusForm } from './direct-status-form'

export function AdminOrdersTable({
  orders,
  renderStatus,
}: {
  orders: readonly Order[]
  renderStatus: RenderStatus
}) {
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
          <OrderRow key={order.id} order={order} status={renderStatus[order.status]} />
        ))}
      </tbody>
    </Table>
  )
}

function OrderRow({ order, status }: { order: Order; status: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        <Link
          href={`/admin/order/${order.id}`}
          prefetch={false}
          className="inline-flex min-h-9 items-center figures text-signal underline underline-offset-4"
        >
          {order.id}
        </Link>
      </th>
      <td>{order.name}</td>
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
        <DollarPrice amount={order.total} rate={order.exchangeRate} />
      </td>
      <td>{status}</td>
      <td>
        {/* A changed status is another starting point: the dropdown begins anew. */}
        <DirectStatusForm key={order.status} order={order} />
      </td>
    </tr>
  )
}
