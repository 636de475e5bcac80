'use client'

import { useTranslations } from 'next-intl'
import {
  ADDRESS_FIELDS,
  checkoutErrorKeys,
  type CheckoutErrorKey,
  type CheckoutFormInput,
} from '@/lib/checkout/checkout-form'
import type { CheckoutField } from '@/lib/checkout/fields'
import { postalCodeExample } from '@/lib/checkout/postal-code'

/** Errors of the fields of the checkout, at them and in the summary. */
export function useCheckoutTexts() {
  const t = useTranslations('checkout')
  return {
    errorText: (key: string, field: CheckoutField, typed: CheckoutFormInput) => {
      const example = postalCodeExample(addressAround(field, typed).country) ?? ''
      return t(`errors.${errorKeyOf(key, field)}`, { example })
    },
    /** Of an address that is missing whole: which of the two it is, and the field. */
    summaryText: (_key: string, field: CheckoutField, typed: CheckoutFormInput) => {
      const { address, city, zipcode } = addressAround(field, typed)
      const name = ADDRESS_FIELDS.find((each) => each === field.replace('alternative.', ''))
      if (!name || address || city || zipcode) return undefined
      const missing = t(isElsewhere(field) ? 'alternative_address_required' : 'main_address_required')
      return `${missing}: ${t(name)}`
    },
  }
}

const isElsewhere = (field: CheckoutField) => field.startsWith('alternative.')

const addressAround = (field: CheckoutField, typed: CheckoutFormInput) =>
  isElsewhere(field) ? typed.alternative : typed

/** What the server finds wrong is said by the one text that the field has. */
function errorKeyOf(key: string, field: CheckoutField): CheckoutErrorKey {
  const known = checkoutErrorKeys.find((each) => each === key)
  if (known) return known
  if (field === 'consentPrivacy') return 'consent_privacy'
  if (field === 'consentCommercial') return 'consent_commercial'
  return checkoutErrorKeys.find((each) => each === field.replace('alternative.', '')) ?? 'address'
}
