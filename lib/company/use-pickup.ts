import { addressLine } from '@bieznik/contract/platform/company'
import { useTranslations } from 'next-intl'
import { useCompany } from './company-context'

/** Where, when and how an order is picked up, in the reader's language. */
export function usePickup() {
  const t = useTranslations('delivery')
  const { seat, phone, weekdayHours, saturdayHours } = useCompany()
  return {
    place: addressLine(seat),
    hours: t('pickup_hours', { weekdays: weekdayHours, saturday: saturdayHours }),
    how: t('pickup_how', { phone }),
  }
}
