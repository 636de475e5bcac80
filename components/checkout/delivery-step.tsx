'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import { deliveryMethods, isPickup } from '@bieznik/contract/selling/order'
import { useTranslations, useNow } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { RadioGroup } from '@/components/ui/radio-group'
import { TextField } from '@/components/ui/text-field'
import { chosenPayment } from '@/lib/checkout/checkout-form'
import { useDeliverySentence, useDayName } from '@/lib/company/use-delivery-day'
import { Unbroken } from '@/components/ui/unbroken'
import { usePickup } from '@/lib/company/use-pickup'
import { AddressFields } from './address-fields'
import { ExtrasChoice } from './extras/extras-block'
import { useCheckout } from './use-checkout-form'
import { pickupDays } from '@bieznik/contract/selling/delivery-day'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'

export function DeliveryStep({ lines }: { lines: readonly CartLine[] }) {
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
      <ExtrasChoice lines={lines} />
    </>
  )
}

/** The day on which the buyer would like to come, of those on which the company is open; a day that was chosen long ago can be gone. */
function PickupDayField() {
  const t = useTranslations('checkout')
  const { field, control } = useCheckout()
  const nameOf = useDayName()
  const offered = pickupDays(useNow())
  const chosen = useWatch({ control, name: 'pickup_day' })
  const days = chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered]
  return (
    <Field {...field('pickup_day')} optional label={t('pickup_day')} hint={t('pickup_day_hint')}>
      <Select>
        <option value="">{t('pickup_day_any')}</option>
        <Options of={days} nameOf={(day) => nameOf(day)} />
      </Select>
    </Field>
  )
}
