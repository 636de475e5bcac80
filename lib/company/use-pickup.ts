import { contactDetails } from '@bieznik/contract/contact-details'
import { useTranslations } from 'next-intl'

/** Where, when and how an order is picked up, in the reader's language. */
export function usePickup() {
  const t = useTranslations('delivery')
  const { street, postCode, city, phone, weekdayHours, saturdayHours } = contactDetails
  return {
    place: `${street}, ${postCode} ${city}`,
    hours: t('pickup_hours', { weekdays: weekdayHours, saturday: saturdayHours }),
    how: t('pickup_how', { phone }),
  }
}
