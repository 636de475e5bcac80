import type { Country } from '@bieznik/contract/platform/countries'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { CheckoutFormInput } from './checkout-form'

/** The form with countries that are delivered to: in place of any other stands the first of them. */
export function withOfferedCountries(form: CheckoutFormInput, offered: DeliveryCountries): CheckoutFormInput {
  const offeredOf = (country: Country) => (offered.includes(country) ? country : offered[0])
  const { alternative } = form
  return {
    ...form,
    country: offeredOf(form.country),
    alternative: { ...alternative, country: offeredOf(alternative.country) },
  }
}
