'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { OrderedItems } from '@/components/order/ordered-items'
import { StatusBadge } from '@/components/order/status-badge'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { CaseLink } from './case-link'
import { ConfirmationLink } from './confirmation-link'
import { EndFacts } from './end-facts'
import { Fact } from './fact'
import { AddressName, OrderAddress, OrderDelivery } from './order-facts'
import { OrderLink } from './order-link'
import { PaidBadge } from './paid-badge'

interface OrderCardsProps {
  orders: readonly Order[]
  onOpen: (orderId: number) => void
}

/** The orders where there is no room for a table: what the table has in its columns, one below the other. */
export function OrderCards({ orders, onOpen }: OrderCardsProps) {
  const t = useTranslations('orders')
  return (
    <ul aria-label={t('title')} className="flex flex-col gap-4">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-col gap-3 border border-line bg-sheet p-4">
          <div className="flex items-center justify-between gap-3">
            <h2 className="font-semibold">
              <span className="font-normal text-quiet">{t('id')}</span>{' '}
              <OrderLink orderId={order.id} onOpen={onOpen} />
            </h2>
            <StatusBadge status={order.status} />
          </div>
          <OrderedItems items={order.orderItems} />
          <CardFacts order={order} />
          <p className="flex flex-wrap gap-x-6">
            <ConfirmationLink orderId={order.id} /> <CaseLink form="withdrawal" order={order} />{' '}
            <CaseLink form="complaint" order={order} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function CardFacts({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const payment = useTranslations('payment')
  return (
    <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-4 gap-y-1 text-sm">
      <Fact name={t('total')}>
        <PaidBadge order={order} /> <Price amount={order.total} className="font-semibold" />
      </Fact>
      <Fact name={t('date')}>
        <Day date={order.orderDate} />
      </Fact>
      <EndFacts order={order} />
      <Fact name={<AddressName order={order} />}>
        <OrderAddress order={order} />
      </Fact>
      <Fact name={t('delivery')}>
        <OrderDelivery order={order} />
      </Fact>
      <Fact name={t('payment')}>{payment(order.typeOfPayment)}</Fact>
    </dl>
  )
}
