'use client'

import { useTranslations } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import type { CheckoutErrorKey, CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId, textFields } from './checkout-fields'

/** All errors of the form in the order of its fields, in the shopper's language. */
export function useCheckoutErrors(errors: FieldErrors<CheckoutFormInput>) {
  const t = useTranslations('checkout.errors')
  return textFields.flatMap((path) => {
    const key = errorKeyAt(errors, path)
    return key ? [{ fieldId: fieldId(path), message: t(key) }] : []
  })
}

/** The key of the message of the error at a dotted path, if there is one. */
export function errorKeyAt(errors: FieldErrors<CheckoutFormInput>, path: string): CheckoutErrorKey | null {
  let node: unknown = errors
  for (const part of path.split('.')) node = node instanceof Object ? Reflect.get(node, part) : undefined
  const message: unknown = node instanceof Object ? Reflect.get(node, 'message') : undefined
  return isErrorKey(message) ? message : null
}

const KEYS: readonly string[] = [
  'fullname',
  'company_name',
  'tax_id',
  'email',
  'phone',
  'address',
  'city',
  'zipcode',
  'country',
  'payment',
  'consents',
] satisfies CheckoutErrorKey[]

function isErrorKey(message: unknown): message is CheckoutErrorKey {
  return typeof message === 'string' && KEYS.includes(message)
}
