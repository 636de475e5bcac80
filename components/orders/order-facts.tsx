'use client'

import { countryOfOrder } from '@bieznik/contract/platform/countries'
import { isPickup, type Order } from '@bieznik/contract/selling/order'
import { lastWithdrawalDay } from '@bieznik/contract/care/withdrawal-period'
import { useLocale, useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Unbroken } from '@/components/ui/unbroken'
import { usePickup } from '@/lib/company/use-pickup'
import { finishDate } from '@/lib/orders/finish-date'

/** The day an order was delivered, or a dash. */
export function FinishDay({ order }: { order: Pick<Order, 'status' | 'deliveredAt' | 'orderDate'> }) {
  const t = useTranslations('orders')
  const finished = finishDate(order)
  return finished ? <Day date={finished} /> : <span>{t('none')}</span>
}

type Delivery = Pick<Order, 'status' | 'deliveredAt'>

/** The last day on which one may withdraw; null while the order is not delivered. */
export const lastDayOf = ({ status, deliveredAt }: Delivery): string | null =>
  status === 'Delivered' && deliveredAt !== null ? lastWithdrawalDay(new Date(deliveredAt)) : null

/** Until when one may withdraw: a day once the order is delivered. */
export function WithdrawalEnd({ order }: { order: Delivery }) {
  const t = useTranslations('orders')
  const day = lastDayOf(order)
  return day === null ? <span>{t('withdraw_days')}</span> : <Day date={day} />
}

/** How an order gets to the buyer; one that is picked up is never sent, it is ready. */
export function OrderDelivery({
  order: { typeOfDelivery, status },
}: {
  order: Pick<Order, 'typeOfDelivery' | 'status'>
}) {
  const t = useTranslations('delivery')
  const isReady = isPickup(typeOfDelivery) && status === 'Sent'
  return <span>{isReady ? `${t(typeOfDelivery)}: ${t('pickup_ready')}` : t(typeOfDelivery)}</span>
}

/** What the place is called where the buyer gets an order. */
export function AddressName({ order }: { order: Pick<Order, 'typeOfDelivery'> }) {
  const t = useTranslations()
  return <span>{t(isPickup(order.typeOfDelivery) ? 'delivery.pickup_place' : 'orders.address')}</span>
}

/** Where an order is picked up, and when. */
function PickupAddress() {
  const { place, hours } = usePickup()
  return (
    <span>
      <Unbroken>{`${place}; ${hours}`}</Unbroken>
    </span>
  )
}

type Destination = Pick<Order, 'typeOfDelivery' | 'address' | 'postCode' | 'city' | 'country'>

/** Where the buyer gets an order; with hours where it is picked up. */
export function OrderAddress({ order }: { order: Destination }) {
  const country = countryOfOrder(order.country, useLocale())
  if (isPickup(order.typeOfDelivery)) return <PickupAddress />
  return (
    <span>
      <Unbroken>{`${order.address}, ${order.postCode} ${order.city}, ${country}`}</Unbroken>
    </span>
  )
}
