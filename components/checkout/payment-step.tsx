'use client'

import { availablePaymentMethods, paymentMethods } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId } from './checkout-fields'
import { useErrorOf } from './use-checkout-errors'
import { useRecheck } from './use-recheck'

export function PaymentStep() {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const { register } = useFormContext<CheckoutFormInput>()
  const error = useErrorOf()('payment')
  const recheck = useRecheck()

  return (
    <RadioGroup
      id={fieldId('payment')}
      legend={t('payment_method')}
      name="payment"
      error={error}
      options={paymentMethods.map((value) => {
        const disabled = !availablePaymentMethods({ hasWallet: false }).includes(value)
        return {
          value,
          label: payment(value),
          disabled,
          hint: disabled ? t('payment_unavailable') : undefined,
        }
      })}
      control={register('payment', { onChange: recheck })}
    />
  )
}
