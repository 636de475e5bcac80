'use client'

import { useFormContext } from 'react-hook-form'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { checkoutFields } from '@/lib/checkout/fields'
import { errorKeyAt } from './use-checkout-errors'

/**
 * Looks again at the fields that were found wrong, so that an error goes as soon as it is mended; a field that nobody has
 * complained of yet is left alone while it is typed in.
 */
export function useRecheck(): () => void {
  const { trigger, formState } = useFormContext<CheckoutFormInput>()
  const { errors } = formState
  return () => {
    const wrong = checkoutFields.filter((field) => errorKeyAt(errors, field))
    if (wrong.length > 0) void trigger(wrong)
  }
}
