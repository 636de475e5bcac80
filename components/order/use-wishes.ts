'use client'

import type { DeliveryWishes, Order } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { useDayName } from '@/lib/company/use-delivery-day'

/** What the buyer wished for the delivery and what was promised: names and values of what there is, for a list of facts. */
export function useWishes(order: Pick<Order, 'status'> & DeliveryWishes): { name: string; value: string }[] {
  const t = useTranslations('delivery')
  const nameOf = useDayName()
  const { contactPerson, recipient, recipientPhone, courierNote, pickupDay, deliverBy, status } = order
  const isUnderWay = status !== 'Delivered' && status !== 'Canceled'
  const wishes = [
    { name: t('pickup_day'), value: pickupDay && nameOf(pickupDay) },
    { name: t('deliver_by'), value: isUnderWay && deliverBy && nameOf(deliverBy) },
    { name: t('contact_person'), value: contactPerson },
    { name: t('recipient'), value: [recipient, recipientPhone].filter(Boolean).join(', ') },
    { name: t('courier_note'), value: courierNote },
  ]
  return wishes.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
