'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import { postalCodeExample } from '@/lib/checkout/postal-code'
import { CountryField } from './country-field'
import { useCheckout } from './use-checkout-form'

interface AddressFieldsProps {
  /** Where the four fields stand in the form. */
  prefix: '' | 'alternative.'
  /** Section of the browser's autofill. */
  autoComplete: '' | 'shipping '
}

/** Street, postal code, city and country. */
export function AddressFields({ prefix, autoComplete }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  const { field, control } = useCheckout()
  const example = postalCodeExample(useWatch({ control, name: `${prefix}country` }))
  return (
    <>
      <TextField
        {...field(`${prefix}address`)}
        label={t('address')}
        autoComplete={`${autoComplete}street-address`}
        className="sm:col-span-2"
      />
      <TextField
        {...field(`${prefix}zipcode`)}
        label={t('zipcode')}
        hint={example === null ? undefined : t('zipcode_hint', { example })}
        autoComplete={`${autoComplete}postal-code`}
      />
      <TextField
        {...field(`${prefix}city`)}
        label={t('city')}
        autoComplete={`${autoComplete}address-level2`}
      />
      <CountryField name={`${prefix}country`} autoComplete={`${autoComplete}country`} />
    </>
  )
}
