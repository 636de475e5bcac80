'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId, type CheckoutFieldPath } from './checkout-fields'
import { errorKeyAt } from './use-checkout-errors'

type TextFieldProps = ComponentProps<'input'> & {
  name: Exclude<CheckoutFieldPath, 'payment' | 'consentPrivacy' | 'consentCommercial'>
  label: string
  hint?: string
}

/** One line of text of the checkout form, with its error below it. */
export function TextField({ name, label, hint, className, ...input }: TextFieldProps) {
  const t = useTranslations('checkout.errors')
  const { register, formState } = useFormContext<CheckoutFormInput>()
  const key = errorKeyAt(formState.errors, name)
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={key && t(key)} className={className}>
      {(control) => <Input {...control} {...input} {...register(name)} />}
    </Field>
  )
}
