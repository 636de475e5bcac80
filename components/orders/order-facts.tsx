'use client'

import type { Order, OrderItem } from '@bieznik/contract/order'
import { useLocale, useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { MeasuredText } from '@/components/ui/measured-text'
import { countryOfOrder } from '@/lib/checkout/countries'
import { finishDate } from '@/lib/orders/finish-date'

/** What was bought, and how many of each. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <span className="figures">{item.quantity} ×</span> <MeasuredText>{item.title}</MeasuredText>
        </li>
      ))}
    </ul>
  )
}

/** The day an order was delivered, or a dash. */
export function FinishDay({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const finished = finishDate(order)
  return finished ? <Day date={finished} /> : t('none')
}

/** Where an order goes, in one line. */
export function OrderAddress({ order }: { order: Order }) {
  const country = countryOfOrder(order.country, useLocale())
  return (
    <>
      {order.address}, {order.postCode} {order.city}, {country}
    </>
  )
}
