'use client'

import { countryName } from '@bieznik/contract/countries'
import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId } from './checkout-fields'
import { DeliveryCountriesContext } from './delivery-countries'
import { useErrorOf } from './use-checkout-errors'
import { useRecheck } from './use-recheck'

interface CountryFieldProps {
  name: 'country' | 'alternative.country'
  autoComplete: string
}

/** The countries that orders are delivered to, by their names: the first as it is set, the others as the alphabet has them. */
export function CountryField({ name, autoComplete }: CountryFieldProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { register } = useFormContext<CheckoutFormInput>()
  const error = useErrorOf()(name)
  const recheck = useRecheck()
  const [first, ...rest] = use(DeliveryCountriesContext)
  const others = rest
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <Field id={fieldId(name)} label={t('country')} error={error} className="sm:col-span-2">
      {(control) => (
        <Select {...control} autoComplete={autoComplete} {...register(name, { onChange: recheck })}>
          <option value={first}>{countryName(first, locale)}</option>
          {others.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
