'use client'

import { deliveryMethods, isPickup } from '@bieznik/contract/order'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import { usePickup } from '@/lib/company/use-pickup'
import { AddressFields } from './address-fields'

export function DeliveryStep() {
  const t = useTranslations('checkout')
  const delivery = useTranslations('delivery')
  const { register, control } = useFormContext<CheckoutFormInput>()
  const method = useWatch({ control, name: 'deliveryMethod' })
  const pickup = usePickup()

  return (
    <>
      <RadioGroup
        legend={t('delivery_method')}
        name="deliveryMethod"
        options={deliveryMethods.map((value) => ({
          value,
          label: delivery(value),
          hint: isPickup(value) ? `${pickup.place}; ${pickup.hours}` : t('delivery_price'),
        }))}
        control={register('deliveryMethod')}
      />
      <p className="text-sm text-quiet">{isPickup(method) ? pickup.how : t('delivery_free')}</p>
      {method === 'shipping_to_another_address' && (
        <fieldset>
          <legend className="mb-3 font-semibold">{t('alternative_address')}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <AddressFields prefix="alternative." autoComplete="shipping " />
          </div>
        </fieldset>
      )}
    </>
  )
}
