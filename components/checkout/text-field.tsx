'use client'

import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import type { CheckoutField } from '@/lib/checkout/fields'
import { fieldId } from './checkout-fields'
import { useErrorOf } from './use-checkout-errors'
import { useRecheck } from './use-recheck'

type TextFieldProps = ComponentProps<'input'> & {
  name: Exclude<CheckoutField, 'payment' | 'consentPrivacy' | 'consentCommercial'>
  label: string
  hint?: string | undefined
}

/** One line of text of the checkout form, with its error below it. */
export function TextField({ name, label, hint, className, ...input }: TextFieldProps) {
  const { register } = useFormContext<CheckoutFormInput>()
  const error = useErrorOf()(name)
  const recheck = useRecheck()
  return (
    <Field id={fieldId(name)} label={label} hint={hint} error={error} className={className}>
      {(control) => <Input {...control} {...input} {...register(name, { onChange: recheck })} />}
    </Field>
  )
}
