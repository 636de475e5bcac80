'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ParcelLink } from '@/components/order/parcel-link'
import { useWishes } from '@/components/order/use-wishes'
import { Day } from '@/components/ui/day'
import { EndFacts } from './end-facts'
import { Fact } from './fact'
import { OrderDelivery } from './order-facts'

interface OrderFactListProps {
  order: Parameters<typeof useWishes>[0] &
    Pick<Order, 'orderDate' | 'status' | 'deliveredAt' | 'typeOfDelivery' | 'typeOfPayment' | 'parcels'>
  /** Facts about who buys and where the goods go. */
  children: ReactNode
}

/** When it was ordered and delivered, how it comes and is paid, and what was wished. */
export function OrderFactList({ order, children }: OrderFactListProps) {
  const t = useTranslations('orders')
  const payment = useTranslations('payment')
  const wishes = useWishes(order)
  return (
    <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-4 gap-y-2 border-t border-line pt-4 sm:grid-cols-[14rem_1fr] sm:[&>dd]:text-left">
      <Fact name={t('date')}>
        <Day date={order.orderDate} />
      </Fact>
      <EndFacts order={order} />
      {children}
      <Fact name={t('delivery')}>
        <OrderDelivery order={order} />
      </Fact>
      {order.parcels && (
        <Fact name={t('parcels')}>
          <ul>
            {order.parcels.map((parcel) => (
              <li key={parcel.id}>
                <ParcelLink parcel={parcel} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {wishes.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name={t('payment')}>{payment(order.typeOfPayment)}</Fact>
    </dl>
  )
}
