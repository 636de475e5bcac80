'use client'

import { availablePaymentMethods, paymentMethods, type PaymentMethod } from '@bieznik/contract/order'
import type { PaymentProviderName } from '@bieznik/contract/payment'
import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/radio-group'
import { useCheckout } from './use-checkout-form'

interface PaymentStepProps {
  /** Those that are configured. */
  providers: readonly PaymentProviderName[]
  /** The demonstration shows what cannot be chosen as well, disabled; a shop leaves it out. */
  showsAll: boolean
}

/** What a method means for the buyer. */
const hints: Partial<Record<PaymentMethod, 'paypal_hint' | 'przelewy24_hint' | 'transfer_hint'>> = {
  paypal: 'paypal_hint',
  przelewy24: 'przelewy24_hint',
  transfer: 'transfer_hint',
}

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
        const hint = hints[value]
        return {
          value,
          label: payment(value),
          disabled,
          hint: disabled ? t('payment_unavailable') : hint && t(hint),
        }
      })}
      control={control}
    />
  )
}
