import type { Order } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { finishDate } from '@/lib/orders/finish-date'
import { Fact } from './fact'
import { FinishDay, lastDayOf, WithdrawalEnd } from './order-facts'

/** When an order was delivered, once it is, and until when one may withdraw. */
export function EndFacts({ order }: { order: Pick<Order, 'status' | 'deliveredAt' | 'orderDate'> }) {
  const t = useTranslations('orders')
  return (
    <>
      {finishDate(order) && (
        <Fact name={t('finish_date')}>
          <FinishDay order={order} />
        </Fact>
      )}
      {order.status !== 'Canceled' && (
        <Fact name={t(lastDayOf(order) ? 'withdraw_until' : 'withdraw_label')}>
          <WithdrawalEnd order={order} />
        </Fact>
      )}
    </>
  )
}
