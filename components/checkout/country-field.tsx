'use client'

import { countryName } from '@bieznik/contract/platform/countries'
import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { DeliveryCountriesContext } from './delivery-countries'
import { useCheckout } from './use-checkout-form'

interface CountryFieldProps {
  name: 'country' | 'alternative.country'
  autoComplete: string
}

/** The countries that orders are delivered to, by their names: the first as it is set, the others as the alphabet has them. */
export function CountryField({ name, autoComplete }: CountryFieldProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { field } = useCheckout()
  const [first, ...rest] = use(DeliveryCountriesContext)
  const others = rest
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <Field {...field(name)} label={t('country')} className="sm:col-span-2">
      <Select autoComplete={autoComplete}>
        <option value={first}>{countryName(first, locale)}</option>
        {others.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
