'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { postalCodeExample } from '@/lib/checkout/postal-code'
import { CountryField } from './country-field'
import { TextField } from './text-field'

interface AddressFieldsProps {
  /** Where the four fields stand in the form. */
  prefix: '' | 'alternative.'
  /** Section of the browser's autofill. */
  autoComplete: '' | 'shipping '
}

/** Street, postal code, city and country. */
export function AddressFields({ prefix, autoComplete }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  const { control } = useFormContext<CheckoutFormInput>()
  const example = postalCodeExample(useWatch({ control, name: `${prefix}country` }))
  return (
    <>
      <TextField
        name={`${prefix}address`}
        label={t('address')}
        autoComplete={`${autoComplete}street-address`}
        className="sm:col-span-2"
      />
      <TextField
        name={`${prefix}zipcode`}
        label={t('zipcode')}
        hint={example === null ? undefined : t('zipcode_hint', { example })}
        autoComplete={`${autoComplete}postal-code`}
      />
      <TextField name={`${prefix}city`} label={t('city')} autoComplete={`${autoComplete}address-level2`} />
      <CountryField name={`${prefix}country`} autoComplete={`${autoComplete}country`} />
    </>
  )
}
