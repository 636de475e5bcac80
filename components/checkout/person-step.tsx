'use client'

import { customerTypes } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { AddressFields } from './address-fields'
import { TextField } from './text-field'

/** Who orders, and the main address. */
export function PersonStep() {
  const t = useTranslations('checkout')
  const { register, setValue, clearErrors, control } = useFormContext<CheckoutFormInput>()
  const customerType = useWatch({ control, name: 'customerType' })

  /** Switching to a private person clears the company's fields, switching to a company the person's name. */
  function clearOther(type: string) {
    const others = type === 'company' ? (['fullname'] as const) : (['company_name', 'tax_id'] as const)
    for (const field of others) setValue(field, '')
    clearErrors([...others])
  }

  return (
    <>
      <RadioGroup
        legend={t('customer_type')}
        name="customerType"
        options={customerTypes.map((value) => ({ value, label: t(value) }))}
        control={register('customerType', {
          onChange: (event: { target: { value: string } }) => clearOther(event.target.value),
        })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {customerType === 'company' ? (
          <>
            <TextField name="company_name" label={t('company_name')} autoComplete="organization" />
            <TextField name="tax_id" label={t('tax_id')} hint={t('tax_id_hint')} autoComplete="off" />
          </>
        ) : (
          <TextField name="fullname" label={t('fullname')} autoComplete="name" className="sm:col-span-2" />
        )}
        <TextField name="email" label={t('email')} type="email" autoComplete="email" />
        <TextField name="phone" label={t('phone')} hint={t('phone_hint')} type="tel" autoComplete="tel" />
        <AddressFields prefix="" autoComplete="" />
      </div>
    </>
  )
}
