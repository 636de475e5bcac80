import { useTranslations } from 'next-intl'
import { TextField } from './text-field'

interface AddressFieldsProps {
  /** Where the four fields stand in the form. */
  prefix: '' | 'alternative.'
  /** Section of the browser's autofill. */
  autoComplete: '' | 'shipping '
}

/** Street, city, postal code and country. */
export function AddressFields({ prefix, autoComplete }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <TextField
        name={`${prefix}address`}
        label={t('address')}
        autoComplete={`${autoComplete}street-address`}
        className="sm:col-span-2"
      />
      <TextField name={`${prefix}zipcode`} label={t('zipcode')} autoComplete={`${autoComplete}postal-code`} />
      <TextField name={`${prefix}city`} label={t('city')} autoComplete={`${autoComplete}address-level2`} />
      <TextField
        name={`${prefix}country`}
        label={t('country')}
        autoComplete={`${autoComplete}country-name`}
        className="sm:col-span-2"
      />
    </>
  )
}
