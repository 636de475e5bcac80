'use client'

import { availablePaymentMethods, paymentMethods, type PaymentMethod } from '@bieznik/contract/selling/order'
import { paymentProviders, type PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/radio-group'
import { useCheckout } from './use-checkout-form'

interface PaymentStepProps {
  /** Those that are configured. */
  providers: readonly PaymentProviderName[]
  /** The demonstration shows what cannot be chosen as well, disabled; a shop leaves it out. */
  showsAll: boolean
}

const isProvider = (method: PaymentMethod): method is PaymentProviderName =>
  paymentProviders.some((name) => name === method)

export function PaymentStep({ providers, showsAll }: PaymentStepProps) {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  const { id, error, ...control } = useCheckout().field('payment')
  const available = availablePaymentMethods(providers)

  return (
    <RadioGroup
      id={id}
      legend={t('payment_method')}
      name="payment"
      error={error}
      options={(showsAll ? paymentMethods : available).map((value) => {
        const disabled = !available.includes(value)
        return {
          value,
          label: payment(value),
          disabled,
          hint: disabled ? t('payment_unavailable') : isProvider(value) && t(`${value}_hint`),
        }
      })}
      control={control}
    />
  )
}
