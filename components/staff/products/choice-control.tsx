'use client'

import { conditions, loadClasses, seasons, tireTypes } from '@bieznik/contract/catalogue/tire-codes'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/select'

export type ChoiceField = 'typeOfTire' | 'season' | 'loadClass' | 'isRetreaded' | 'iceGrip'

/** One of the few values that a tire may have here; kind, season and condition of a new one are empty until one is chosen. */
export function ChoiceControl({ of, ...control }: ComponentProps<'select'> & { of: ChoiceField }) {
  const options = useOptions(of)
  return (
    <Select {...control}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function useOptions(of: ChoiceField): { value: string; label: string }[] {
  const t = useTranslations('product_form')
  const tire = useTranslations('tire')
  const choose = { value: '', label: t('choose') }
  switch (of) {
    case 'season':
      return [choose, ...seasons.map((value) => ({ value, label: tire(`seasons.${value}`) }))]
    case 'typeOfTire':
      return [choose, ...tireTypes.map((value) => ({ value, label: tire(`types.${value}`) }))]
    case 'loadClass':
      return [
        { value: '', label: t('load_classes.none') },
        ...loadClasses.map((value) => ({ value, label: t(`load_classes.${value}`) })),
      ]
    case 'iceGrip':
      return (['false', 'true'] as const).map((value) => ({ value, label: t(`answers.${value}`) }))
    case 'isRetreaded':
      return [
        choose,
        ...conditions.map((value) => ({
          value: String(value === 'retreaded'),
          label: tire(`conditions.${value}`),
        })),
      ]
  }
}
