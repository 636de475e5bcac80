import { countryName } from '@bieznik/contract/countries'
import { useFormatter, useLocale } from 'next-intl'
import { env } from '@/lib/env.server'

/** Where orders are delivered to, as the shop is set. */
export function DeliveryCountries() {
  const locale = useLocale()
  const format = useFormatter()
  return format.list(env.DELIVERY_COUNTRIES.map((code) => countryName(code, locale)))
}
