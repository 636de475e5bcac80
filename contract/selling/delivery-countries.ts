import { z } from 'zod'
import { countries } from '../platform/countries.ts'

const countrySchema = z.enum(countries)

/** The variable `DELIVERY_COUNTRIES`: where orders are delivered to; the checkout proposes the first. */
export const deliveryCountriesSchema = z
  .string()
  .transform((list) => [...new Set(list.toUpperCase().split(/[\s,]+/))].filter((code) => code !== ''))
  .pipe(z.tuple([countrySchema], countrySchema))
export type DeliveryCountries = Readonly<z.output<typeof deliveryCountriesSchema>>
