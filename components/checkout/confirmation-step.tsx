'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import type { Grosze } from '@bieznik/contract/money/money'
import { isLegalEntity } from '@bieznik/contract/people/legal-entity'
import { isPickup } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { chosenPayment } from '@/lib/checkout/checkout-form'
import type { Step } from '@/lib/checkout/fields'
import { useDeliverySentence } from '@/lib/company/use-delivery-day'
import { usePickup } from '@/lib/company/use-pickup'
import { OrderLines } from './order-lines'
import { OrderReview } from './order-review'
import { PrivacyConsent } from './privacy-consent'
import { useCheckout } from './use-checkout-form'

interface ConfirmationStepProps {
  lines: readonly CartLine[]
  total: Grosze
  /** What has been paid already; nothing when nothing has. */
  paidFacts: ReactNode
  guarantee: ReactNode
  goTo: (step: Step) => void
}

/** Everything once more, and the consents. */
export function ConfirmationStep({ lines, total, paidFacts, guarantee, goTo }: ConfirmationStepProps) {
  const t = useTranslations('checkout')
  const { field, getValues } = useCheckout()
  const { how } = usePickup()
  const isConsumer = getValues('customerType') !== 'company' || !isLegalEntity(getValues('company_name'))
  const sentence = useDeliverySentence(chosenPayment(getValues('payment')))
  return (
    <>
      <OrderReview lines={lines} goTo={goTo} />
      <section aria-label={t('order_summary')} className="flex flex-col gap-3 border-t border-line pt-4">
        <h3 className="font-semibold">{t('order_summary')}</h3>
        <OrderLines lines={lines} total={total} />
        {paidFacts}
        <p className="text-sm text-quiet">{isPickup(getValues('deliveryMethod')) ? how : sentence}</p>
      </section>
      {isConsumer && <div className="border-t border-line pt-4 text-sm">{guarantee}</div>}
      <div className="border-t border-line pt-2">
        <Checkbox {...field('consentPrivacy')} label={<PrivacyConsent />} />
        <Checkbox {...field('consentCommercial')} label={t('consent_commercial')} />
      </div>
    </>
  )
}
