import { deliverBy, LONGEST_DELIVERY } from '@bieznik/contract/selling/delivery-day'
import type { PaymentMethod } from '@bieznik/contract/selling/order'
import { isAwaited } from '@bieznik/contract/money/payment-providers'
import { useFormatter, useNow, useTranslations } from 'next-intl'
import { useCompany } from './company-context'

/** The name of a day of Warsaw's calendar: `czwartek, 27 listopada`. */
export function useDayName(): (day: string) => string {
  const format = useFormatter()
  return (day) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long' })
}

/** When an order that is placed now is delivered, in a sentence: by a day, or counted from the payment that it waits for. Null: the payment is not chosen yet. */
export function useDeliverySentence(payment: PaymentMethod | null): string {
  const t = useTranslations('delivery')
  const nameOf = useDayName()
  const by = { day: nameOf(deliverBy(useNow(), useCompany())), days: LONGEST_DELIVERY }
  if (payment === null) return t('by_or_after_payment', by)
  return t(isAwaited(payment) ? 'after_payment' : 'by', by)
}
