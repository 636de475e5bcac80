'use client'

import { deliveryMethods, isPickup } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import { TextField } from '@/components/ui/text-field'
import { chosenPayment } from '@/lib/checkout/checkout-form'
import { useDeliverySentence } from '@/lib/company/use-delivery-day'
import { Unbroken } from '@/components/ui/unbroken'
import { usePickup } from '@/lib/company/use-pickup'
import { AddressFields } from './address-fields'
import { PickupDayField } from './pickup-day-field'
import { useCheckout } from './use-checkout-form'

export function DeliveryStep() {
  const t = useTranslations('checkout')
  const delivery = useTranslations('delivery')
  const { field, register, control } = useCheckout()
  const sentence = useDeliverySentence(chosenPayment(useWatch({ control, name: 'payment' })))
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
          hint: isPickup(value) ? (
            <Unbroken>{`${pickup.place}; ${pickup.hours}`}</Unbroken>
          ) : (
            t('delivery_price')
          ),
        }))}
        control={register('deliveryMethod')}
      />
      <p className="text-sm text-quiet">{isPickup(method) ? pickup.how : sentence}</p>
      {method === 'shipping_to_another_address' && (
        <fieldset>
          <legend className="mb-3 font-semibold">{t('alternative_address')}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...field('alternative.recipient')}
              optional
              label={t('recipient')}
              hint={t('recipient_hint')}
              autoComplete="shipping name"
            />
            <TextField
              {...field('alternative.phone')}
              optional
              label={t('recipient_phone')}
              type="tel"
              autoComplete="shipping tel"
            />
            <AddressFields prefix="alternative." autoComplete="shipping " />
          </div>
        </fieldset>
      )}
      {isPickup(method) ? (
        <PickupDayField />
      ) : (
        <TextField
          {...field('courier_note')}
          optional
          label={t('courier_note')}
          hint={t('courier_note_hint')}
          autoComplete="off"
        />
      )}
    </>
  )
}
