'use client'

import { seasons, tireTypes } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import type { FieldControlProps } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { ProductForm } from '@/lib/admin-products/product-form'

/** One of the few values that a tire may have here; a new one has none until somebody chooses. */
export function ChoiceControl({ name, ...control }: FieldControlProps & { name: 'typeOfTire' | 'season' }) {
  const t = useTranslations('product_form')
  const tire = useTranslations('tire')
  const { register } = useFormContext<ProductForm>()
  const options =
    name === 'season'
      ? seasons.map((value) => ({ value, label: tire(`seasons.${value}`) }))
      : tireTypes.map((value) => ({ value, label: tire(`types.${value}`) }))
  return (
    <Select {...control} {...register(name)}>
      <option value="">{t('choose')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
