'use client'

import { customerTypes } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { AddressFields } from './address-fields'
import { Section } from './section'
import { TextField } from './text-field'

export function PersonSection() {
  const t = useTranslations('checkout')
  const { register, setValue, control } = useFormContext<CheckoutFormInput>()
  const customerType = useWatch({ control, name: 'customerType' })
  const isCompany = customerType === 'company'

  /** Switching to a private person clears the company's fields, switching to a company the person's name. */
  function clearOther(type: string) {
    if (type === 'company') return setValue('fullname', '')
    setValue('company_name', '')
    setValue('tax_id', '')
  }

  return (
    <Section step={1} title={t('step_person')}>
      <RadioGroup
        legend={t('customer_type')}
        name="customerType"
        options={customerTypes.map((value) => ({ value, label: t(value) }))}
        control={register('customerType', {
          onChange: (event: { target: { value: string } }) => clearOther(event.target.value),
        })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {isCompany ? (
          <>
            <TextField name="company_name" label={t('company_name')} autoComplete="organization" />
            <TextField name="tax_id" label={t('tax_id')} inputMode="numeric" autoComplete="off" />
          </>
        ) : (
          <TextField name="fullname" label={t('fullname')} autoComplete="name" className="sm:col-span-2" />
        )}
        <TextField name="email" label={t('email')} type="email" autoComplete="email" />
        <TextField name="phone" label={t('phone')} hint={t('phone_hint')} type="tel" autoComplete="tel" />
        <AddressFields prefix="" autoComplete="" />
      </div>
    </Section>
  )
}
