import { multiplyMoney } from '@bieznik/contract/money'
import type { OrderDetail } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { DollarPrice } from '@/components/ui/dollar-price'
import { MeasuredText } from '@/components/ui/measured-text'
import { Table } from '@/components/ui/table'

export function AdminOrderItems({ order }: { order: OrderDetail }) {
  const t = useTranslations('admin')
  return (
    <Table caption={t('items')} dense>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col" className="text-right">
            {t('quantity')}
          </th>
          <th scope="col" className="text-right">
            {t('line_total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.orderItems.map((item) => (
          <tr key={item.id}>
            <td>
              <MeasuredText>{item.title}</MeasuredText>
            </td>
            <td className="text-right figures">{item.quantity}</td>
            <td className="text-right">
              <DollarPrice amount={multiplyMoney(item.price, item.quantity)} rate={order.exchangeRate} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-rubber font-semibold">
          <td colSpan={2}>{t('total')}</td>
          <td className="text-right">
            <DollarPrice amount={order.total} rate={order.exchangeRate} />
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}
