'use client'

import { availablePaymentMethods, paymentMethods } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/radio-group'
import { useCheckout } from './use-checkout-form'

interface PaymentStepProps {
  /** Whether a wallet is configured, so that it can be chosen. */
  hasWallet: boolean
}

export function PaymentStep({ hasWallet }: PaymentStepProps) {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const { id, error, ...control } = useCheckout().field('payment')
  const available = availablePaymentMethods(hasWallet ? ['paypal'] : [])

  return (
    <RadioGroup
      id={id}
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
      control={control}
    />
  )
}
