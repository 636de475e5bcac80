'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch, type FieldErrors } from 'react-hook-form'
import type { SummaryError } from '@/components/ui/error-summary'
import {
  ADDRESS_FIELDS,
  checkoutErrorKeys,
  type CheckoutErrorKey,
  type CheckoutFormInput,
} from '@/lib/checkout/checkout-form'
import { checkoutFields, stepOfField, type CheckoutField, type Step } from '@/lib/checkout/fields'
import { postalCodeExample } from '@/lib/checkout/postal-code'
import { fieldId } from './checkout-fields'

type ErrorsOf = (field: CheckoutField) => string | null

/** The message of each field that is wrong, in the shopper's language. */
export function useErrorOf(): ErrorsOf {
  const t = useTranslations('checkout.errors')
  const { control, formState } = useFormContext<CheckoutFormInput>()
  const [country, elsewhere] = useWatch({ control, name: ['country', 'alternative.country'] })
  return (field) => {
    const key = errorKeyAt(formState.errors, field)
    if (!key) return null
    const example = postalCodeExample(field.startsWith('alternative.') ? elsewhere : country)
    return t(key, { example: example ?? '' })
  }
}

/** What the summary of a step says, in the order of its fields. An address that is missing whole is said once. */
export function useStepErrors(step: Step): SummaryError[] {
  const t = useTranslations('checkout')
  const { getValues } = useFormContext<CheckoutFormInput>()
  const errorOf = useErrorOf()
  const wrong = checkoutFields.filter((field) => stepOfField(field) === step && errorOf(field) !== null)
  const address = step === 'delivery' ? getValues('alternative') : getValues()
  const prefix = step === 'delivery' ? 'alternative.' : ''
  const isAddressMissing =
    ['address', 'city', 'zipcode'].every((name) => wrong.some((field) => field === prefix + name)) &&
    !address.address &&
    !address.city &&
    !address.zipcode
  const isOfAddress = (field: CheckoutField) => ADDRESS_FIELDS.some((name) => field === prefix + name)

  return wrong.flatMap((field) => {
    if (!isAddressMissing || !isOfAddress(field))
      return [{ fieldId: fieldId(field), message: errorOf(field) ?? '' }]
    if (!field.endsWith('address')) return []
    const message = t(step === 'delivery' ? 'alternative_address_required' : 'main_address_required')
    return [{ fieldId: fieldId(field), message, fields: wrong.filter(isOfAddress).length }]
  })
}

/** The key of the message of the error at a dotted path, if there is one. */
export function errorKeyAt(errors: FieldErrors<CheckoutFormInput>, path: string): CheckoutErrorKey | null {
  let node: unknown = errors
  for (const part of path.split('.')) node = node instanceof Object ? Reflect.get(node, part) : undefined
  const message: unknown = node instanceof Object ? Reflect.get(node, 'message') : undefined
  return checkoutErrorKeys.find((key) => key === message) ?? null
}
