import { readCountry } from '@bieznik/contract/platform/countries'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { PlaceOrder } from '@bieznik/contract/selling/order-form'
import { isPickup } from '@bieznik/contract/selling/order'
import { ProblemError } from '../../platform/http/problem-error.ts'

/** Throws country_not_delivered_to when the order goes to another country; one that is picked up goes nowhere. */
export function requireDeliverable(
  {
    typeOfDelivery,
    country,
    alternativeAddress,
  }: Pick<PlaceOrder, 'typeOfDelivery' | 'country' | 'alternativeAddress'>,
  countries: DeliveryCountries,
): void {
  if (isPickup(typeOfDelivery)) return
  const isElsewhere = typeOfDelivery === 'shipping_to_another_address' && alternativeAddress !== undefined
  const code = readCountry(isElsewhere ? alternativeAddress.country : country)
  if (code !== null && countries.includes(code)) return
  throw new ProblemError('country_not_delivered_to', 'This country is not delivered to.', {
    fields: [
      {
        path: isElsewhere ? 'alternativeAddress.country' : 'country',
        message: `one of ${countries.join(', ')}`,
      },
    ],
  })
}
