'use client'

import type { CartLine } from '@bieznik/contract/cart'
import type { Grosze } from '@bieznik/contract/money'
import { isPickup } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import type { Step } from '@/lib/checkout/fields'
import { usePickup } from '@/lib/company/use-pickup'
import { fieldId } from './checkout-fields'
import { OrderLines } from './order-lines'
import { OrderReview } from './order-review'
import { PrivacyConsent } from './privacy-consent'
import { useErrorOf } from './use-checkout-errors'
import { useRecheck } from './use-recheck'

interface ConfirmationStepProps {
  lines: readonly CartLine[]
  total: Grosze
  /** What has been paid already; nothing when nothing has. */
  paidFacts: ReactNode
  goTo: (step: Step) => void
}

/** Everything once more, and the consents. */
export function ConfirmationStep({ lines, total, paidFacts, goTo }: ConfirmationStepProps) {
  const t = useTranslations('checkout')
  const { register, getValues } = useFormContext<CheckoutFormInput>()
  const { how } = usePickup()
  const errorOf = useErrorOf()
  const recheck = useRecheck()
  return (
    <>
      <OrderReview goTo={goTo} />
      <section aria-label={t('order_summary')} className="flex flex-col gap-3 border-t border-line pt-4">
        <h3 className="font-semibold">{t('order_summary')}</h3>
        <OrderLines lines={lines} total={total} />
        {paidFacts}
        <p className="text-sm text-quiet">
          {isPickup(getValues('deliveryMethod')) ? how : t('delivery_free')}
        </p>
      </section>
      <div className="border-t border-line pt-2">
        <Checkbox
          id={fieldId('consentPrivacy')}
          label={<PrivacyConsent />}
          error={errorOf('consentPrivacy')}
          {...register('consentPrivacy', { onChange: recheck })}
        />
        <Checkbox
          id={fieldId('consentCommercial')}
          label={t('consent_commercial')}
          error={errorOf('consentCommercial')}
          {...register('consentCommercial', { onChange: recheck })}
        />
      </div>
    </>
  )
}
