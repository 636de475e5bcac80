'use client'

import { countries, countryName, DEFAULT_COUNTRY } from '@bieznik/contract/countries'
import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId } from './checkout-fields'
import { useErrorOf } from './use-checkout-errors'
import { useRecheck } from './use-recheck'

interface CountryFieldProps {
  name: 'country' | 'alternative.country'
  autoComplete: string
}

/** The countries that tires are sent to, by their names: Poland first, the others as the alphabet has them. */
export function CountryField({ name, autoComplete }: CountryFieldProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { register } = useFormContext<CheckoutFormInput>()
  const error = useErrorOf()(name)
  const recheck = useRecheck()
  const others = countries
    .filter((code) => code !== DEFAULT_COUNTRY)
    .map((code) => ({ code, name: countryName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <Field id={fieldId(name)} label={t('country')} error={error} className="sm:col-span-2">
      {(control) => (
        <Select {...control} autoComplete={autoComplete} {...register(name, { onChange: recheck })}>
          <option value={DEFAULT_COUNTRY}>{countryName(DEFAULT_COUNTRY, locale)}</option>
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
