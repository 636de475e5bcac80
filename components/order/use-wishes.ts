'use client'

import { LONGEST_DELIVERY } from '@bieznik/contract/selling/delivery-day'
import { waitsForMoney } from '@bieznik/contract/money/payment'
import { isPickup, type DeliveryWishes, type Order } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { useDayName } from '@/lib/company/use-delivery-day'
import { useExtraText } from './use-extra-text'

/**
 * What the buyer wished for the delivery and what was promised, and what is given for the sale: names and values of what there is, for a
 * list of facts.
 */
export function useWishes(
  order: Pick<Order, 'status' | 'typeOfDelivery' | 'typeOfPayment' | 'due'> &
    Partial<Pick<Order, 'documentKind' | 'extras'>> &
    DeliveryWishes,
): { name: string; value: string }[] {
  const t = useTranslations('delivery')
  const payment = useTranslations('payment')
  const nameOf = useDayName()
  const extraText = useExtraText()
  const {
    contactPerson,
    recipient,
    recipientPhone,
    courierNote,
    pickupDay,
    deliverBy,
    status,
    documentKind,
    extras = [],
  } = order
  const isUnderWay = status !== 'Delivered' && status !== 'Canceled'
  const promise =
    waitsForMoney(order) && !isPickup(order.typeOfDelivery)
      ? t('days_after_payment', { days: LONGEST_DELIVERY })
      : deliverBy && nameOf(deliverBy)
  const wishes = [
    { name: t('pickup_day'), value: pickupDay && nameOf(pickupDay) },
    { name: t('deliver_by'), value: isUnderWay && promise },
    { name: t('extras'), value: extras.map((extra) => extraText(extra)).join(', ') },
    { name: t('contact_person'), value: contactPerson },
    { name: t('recipient'), value: [recipient, recipientPhone].filter(Boolean).join(', ') },
    { name: t('courier_note'), value: courierNote },
    { name: payment('document'), value: documentKind && payment(documentKind) },
  ]
  return wishes.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
