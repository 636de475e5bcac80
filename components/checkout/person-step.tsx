'use client'

import { documentKinds } from '@bieznik/contract/content/document-kind'
import { customerTypes } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import { TextField } from '@/components/ui/text-field'
import { AddressFields } from './address-fields'
import { CompanyDataButton } from './company-data-button'
import { useCheckout } from './use-checkout-form'

/** Who orders, and the main address. */
export function PersonStep({ hasCompanyData }: { hasCompanyData: boolean }) {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const { field, register, setValue, clearErrors, control } = useCheckout()
  const customerType = useWatch({ control, name: 'customerType' })

  /** Switching to a private person clears the company's fields, switching to a company the person's name. */
  function clearOther(type: string) {
    const others =
      type === 'company' ? (['fullname'] as const) : (['company_name', 'tax_id', 'contact_person'] as const)
    for (const name of others) setValue(name, '')
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
            <TextField {...field('company_name')} label={t('company_name')} autoComplete="organization" />
            <TextField {...field('tax_id')} label={t('tax_id')} hint={t('tax_id_hint')} autoComplete="off" />
            {hasCompanyData && <CompanyDataButton />}
            <TextField
              {...field('contact_person')}
              optional
              label={t('contact_person')}
              hint={t('contact_person_hint')}
              autoComplete="name"
              className="sm:col-span-2"
            />
          </>
        ) : (
          <TextField
            {...field('fullname')}
            label={t('fullname')}
            autoComplete="name"
            className="sm:col-span-2"
          />
        )}
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          label={t('phone')}
          hint={t('phone_hint')}
          type="tel"
          autoComplete="tel"
        />
        <AddressFields prefix="" autoComplete="" />
      </div>
      {customerType === 'company' ? (
        <p className="text-sm">
          <span className="font-medium">{`${payment('document')}:`}</span> <span>{t('company_invoice')}</span>
        </p>
      ) : (
        <RadioGroup
          legend={payment('document')}
          name="document_kind"
          options={documentKinds.map((value) => ({
            value,
            label: t(`document_kinds.${value}`),
            hint: t(`document_hints.${value}`),
          }))}
          control={register('document_kind')}
        />
      )}
    </>
  )
}
