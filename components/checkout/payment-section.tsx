'use client'

import { availablePaymentMethods, paymentMethods } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId } from './checkout-fields'
import { Section } from './section'
import { errorKeyAt } from './use-checkout-errors'

export function PaymentSection() {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const { register, formState } = useFormContext<CheckoutFormInput>()
  const error = errorKeyAt(formState.errors, 'payment')

  return (
    <Section step={3} title={t('step_payment')}>
      <RadioGroup
        id={fieldId('payment')}
        legend={t('payment_method')}
        name="payment"
        error={error && t(`errors.${error}`)}
        options={paymentMethods.map((value) => {
          const disabled = !availablePaymentMethods.includes(value)
          return {
            value,
            label: payment(value),
            disabled,
            hint: disabled ? t('payment_unavailable') : undefined,
          }
        })}
        control={register('payment')}
      />
    </Section>
  )
}
