'use client'

import { pickupDays } from '@bieznik/contract/selling/delivery-day'
import { useNow, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { useDayName } from '@/lib/company/use-delivery-day'
import { useCheckout } from './use-checkout-form'

/** The day on which the buyer would like to come, of those on which the company is open; a day that was chosen long ago can be gone. */
export function PickupDayField() {
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
