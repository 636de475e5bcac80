'use client'

import { availablePaymentMethods, paymentMethods } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { fieldId } from './checkout-fields'
import { useErrorOf } from './use-checkout-errors'
import { useRecheck } from './use-recheck'

interface PaymentStepProps {
  /** Whether a wallet is configured, so that it can be chosen. */
  hasWallet: boolean
}

export function PaymentStep({ hasWallet }: PaymentStepProps) {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const { register } = useFormContext<CheckoutFormInput>()
  const error = useErrorOf()('payment')
  const recheck = useRecheck()
  const available = availablePaymentMethods({ hasWallet })

  return (
    <RadioGroup
      id={fieldId('payment')}
      legend={t('payment_method')}
      name="payment"
      error={error}
      options={paymentMethods.map((value) => {
        const disabled = !available.includes(value)
        return {
          value,
          label: payment(value),
          disabled,
          hint: disabled ? t('payment_unavailable') : value === 'paypal' && t('paypal_hint'),
        }
      })}
      control={register('payment', { onChange: recheck })}
    />
  )
}
