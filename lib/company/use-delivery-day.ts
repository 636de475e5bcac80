import { deliverBy } from '@bieznik/contract/delivery-day'
import { useFormatter, useNow, useTranslations } from 'next-intl'
import { useCompany } from './company-context'

/** The name of a day of Warsaw's calendar: `czwartek, 27 listopada`. */
export function useDayName(): (day: string) => string {
  const format = useFormatter()
  return (day) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long' })
}

/** By which day an order that is placed now is delivered, in a sentence. */
export function useDeliverySentence(): string {
  const t = useTranslations('delivery')
  const nameOf = useDayName()
  const day = deliverBy(useNow(), useCompany())
  return t('by', { day: nameOf(day) })
}
